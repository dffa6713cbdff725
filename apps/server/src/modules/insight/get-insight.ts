import type { getInsight as call, Insight } from '@homeline/contract/insight/get-insight.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { isReasonCode, REASONS } from '@homeline/domain/reasons/reason-codes.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { durations, type Range, timeTo } from './time-to.ts';
import { visitsByStage } from './visits-by-stage.ts';

/** Sums up a range of days from the lender's own audit events and visits. The cost grows with what happened in the range, not with all there is. */
export const getInsight: Handler<typeof call> = async ({ organisation, query }, { db, organisations }) => {
  const { timeZone } = organisations.get(organisation);
  const range = {
    organisation,
    from: startOfDay(timeZone, query.from),
    until: startOfDay(timeZone, addDays(query.to, 1)),
  };
  return {
    ...query,
    visits: await visitsByStage(db, range),
    ...(await outcomesOf(db, range)),
    timeToOffer: await timeTo(db, range, 'OFFERS_IN_FIVE_MINUTES'),
    timeToFunding: await timeTo(db, range, 'MONEY_IN_FIVE_DAYS'),
    steps: await stepsOf(db, range),
    declineReasons: await declineReasonsOf(db, range),
  };
};

/** Counts the applications started in the range by what they have come to. */
async function outcomesOf(db: Db, { organisation, from, until }: Range) {
  const { rows } = await sql<Pick<Insight, 'started' | 'submitted' | 'funded' | 'declined' | 'withdrawn'>>`
    select count(*)::int as started,
      count(*) filter (where exists (
        select from fact where fact.organisation = a.organisation and fact.application_id = a.id
          and fact.name = 'applicationSubmission'))::int as submitted,
      count(*) filter (where step in ('RECORDING', 'COMPLETE'))::int as funded,
      count(*) filter (where step = 'DECLINED')::int as declined,
      count(*) filter (where step in ('CANCELLED', 'RESCINDED', 'INACTIVE'))::int as withdrawn
    from application a join projection p on p.organisation = a.organisation and p.application_id = a.id
    where a.organisation = ${organisation} and a.created_at >= ${from} and a.created_at < ${until}`.execute(
    db,
  );
  return rows[0] ?? { started: 0, submitted: 0, funded: 0, declined: 0, withdrawn: 0 };
}

type Visits = {
  readonly step: string;
  entered: number;
  left: number;
  median: number | null;
  p90: number | null;
};

/** Counts the entries of each step in the range, and how long the finished ones took. */
async function stepsOf(db: Db, { organisation, from, until }: Range): Promise<Insight['steps']> {
  const { rows } = await sql<Visits>`
    with visits as (
      select substring(what from 6) as step, at,
        lead(at) over (partition by application_id order by number) as left_at
      from audit_event
      where organisation = ${organisation} and at >= ${from} and at < ${until} and what like 'step %'
    )
    select step, count(*)::int as entered, count(left_at)::int as left,
      percentile_cont(0.5) within group (order by extract(epoch from left_at - at)::float8) as median,
      percentile_cont(0.9) within group (order by extract(epoch from left_at - at)::float8) as p90
    from visits group by step`.execute(db);
  const order = new Map<string, number>(STEPS.map(({ id }, index) => [id, index]));
  return rows
    .toSorted((a, b) => (order.get(a.step) ?? 0) - (order.get(b.step) ?? 0))
    .map(({ step, entered, left, median, p90 }) => ({
      ...{ step, title: stepTitle(step), entered, left },
      ...durations(median, p90),
    }));
}

/** Counts the reasons of the notices recorded in the range. */
async function declineReasonsOf(
  db: Db,
  { organisation, from, until }: Range,
): Promise<Insight['declineReasons']> {
  const { rows } = await sql<{ code: string; notices: number }>`
    select code, count(*)::int as notices
    from audit_event e
    join fact f on f.organisation = e.organisation and f.application_id = e.application_id
      and f.seq = (e.detail->>'seq')::int and f.name = 'adverseActionNotice'
    cross join lateral jsonb_array_elements_text(f.value->'reasonCodes') code
    where e.organisation = ${organisation} and e.at >= ${from} and e.at < ${until}
      and e.what = 'fact adverseActionNotice' and f.value->>'action' = 'DECLINE'
    group by code order by count(*) desc, code`.execute(db);
  return rows.map(({ code, notices }) => ({
    code,
    reason: isReasonCode(code) ? REASONS[code].text : code,
    notices,
  }));
}
