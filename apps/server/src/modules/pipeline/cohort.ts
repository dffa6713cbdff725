import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import type { Channel, Milestone, Outcome } from '@homeline/domain/staff/cohorts.ts';
import { eventsReaching } from '@homeline/domain/staff/milestone-events.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { type RawBuilder, sql } from 'kysely';

/** The steps at which an application has each outcome; at any other one it is open. */
const OUTCOME_STEPS: Readonly<Record<Exclude<Outcome, 'OPEN'>, readonly StepName[]>> = {
  FUNDED: ['RECORDING', 'COMPLETE'],
  WITHDRAWN: ['CANCELLED', 'RESCINDED', 'INACTIVE'],
  DECLINED: ['DECLINED'],
};

/** Whether an application has come to an outcome. For a query on `projection`. */
export function hasOutcome(outcome: Outcome): RawBuilder<boolean> {
  return outcome === 'OPEN'
    ? sql`projection.step <> all(${Object.values(OUTCOME_STEPS).flat()}::text[])`
    : sql`projection.step = any(${[...OUTCOME_STEPS[outcome]]}::text[])`;
}

/** Who brought an application. For a query on `projection`. */
export const channel = sql<Channel>`coalesce((
  select case when originator.broker_name is null then 'ORIGINATOR' else 'BROKER' end
  from loan_originator originator
  where originator.organisation = projection.organisation and originator.uuid::text = (
    select value->>'referrerUuid' from fact
    where fact.organisation = projection.organisation and fact.application_id = projection.application_id
      and fact.name = 'origin' order by seq limit 1)
), 'DIRECT')`;

/** Whether an application has reached a milestone. For a query on `projection`. */
export function hasReached(milestone: Milestone): RawBuilder<boolean> {
  if (milestone === 'STARTED') return sql`true`;
  return sql`exists (select from audit_event event where event.organisation = projection.organisation
    and event.application_id = projection.application_id and event.what = any(${[...eventsReaching(milestone)]}::text[]))`;
}

/** The reasons of the notices that declined an application, one row each. For a query on `projection`. */
export const declineReasons = sql`select distinct code from fact
  cross join lateral jsonb_array_elements_text(fact.value->'reasonCodes') code
  where fact.organisation = projection.organisation and fact.application_id = projection.application_id
    and fact.name = 'adverseActionNotice' and fact.value->>'action' = 'DECLINE'`;

/**
 * Returns what a list of a cohort asks of each application. For a query on `projection`.
 * @param timeZone the lender's, IANA name
 */
export function cohortConditions(
  { startedFrom, startedTo, reached, outcome, channel: broughtBy, reason }: PipelineFilters,
  timeZone: string,
): readonly RawBuilder<boolean>[] {
  const started = sql<boolean>`projection.application_id in (select id from application
    where application.organisation = projection.organisation
      and created_at >= ${startedFrom ? startOfDay(timeZone, startedFrom) : '-infinity'}
      and created_at < ${startedTo ? startOfDay(timeZone, addDays(startedTo, 1)) : 'infinity'})`;
  return [
    ...(startedFrom || startedTo ? [started] : []),
    ...(reached ? [hasReached(reached)] : []),
    ...(outcome ? [hasOutcome(outcome)] : []),
    ...(broughtBy ? [sql<boolean>`${channel} = ${broughtBy}`] : []),
    ...(reason ? [sql<boolean>`${reason} in (${declineReasons})`] : []),
  ];
}
