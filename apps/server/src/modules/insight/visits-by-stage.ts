import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import { REGISTRATION_STEPS, VisitStage } from '@homeline/contract/insight/visit-stage.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Range } from './time-to.ts';

/** Counts visits started in the range by stage ever reached: offers may be seen on another day. */
export async function visitsByStage(
  db: Db,
  { organisation, from, until }: Range,
): Promise<Insight['visits']> {
  const steps = REGISTRATION_STEPS.join(',');
  const { rows } = await sql<{ stage: string; visits: number }>`
    with visit as (
      select uuid, at from telemetry_session
      where organisation = ${organisation} and at >= ${from} and at < ${until} and context <> 'agent'
    ),
    told as (
      select event.session, event.page_path, event.step, event.application_id, visit.at as began_at
      from visit join telemetry_event event on event.organisation = ${organisation} and event.session = visit.uuid
    ),
    started as (
      select distinct told.session, a.id
      from told join application a on a.organisation = ${organisation} and a.id = told.application_id
      where a.created_at >= told.began_at
    )
    select 'VISIT' as stage, count(*)::int as visits from visit
    union all
    select 'REGISTRATION_STARTED', count(distinct session)::int from told
    where page_path = '/account/heloc/register'
    union all
    select step, count(distinct session)::int from told
    where step = any(string_to_array(${steps}, ',')) group by step
    union all
    select 'REGISTERED', count(distinct session)::int from started
    union all
    select 'OFFERS_SEEN', count(distinct session)::int from started
    where id in (select application_id from telemetry_event
      where organisation = ${organisation} and at >= ${from} and step = 'OFFER_SELECTION')
    union all
    select 'SUBMITTED', count(distinct session)::int from started
    where exists (select from fact where fact.organisation = ${organisation}
      and fact.application_id = started.id and fact.name = 'applicationSubmission')`.execute(db);
  const counted = new Map(rows.map(({ stage, visits }) => [stage, visits]));
  return VisitStage.options.map((stage) => ({ stage, visits: counted.get(stage) ?? 0 }));
}
