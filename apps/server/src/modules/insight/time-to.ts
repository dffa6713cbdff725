import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import { PROMISED_SECONDS, type PromiseName } from '@homeline/domain/organisations/promises.ts';
import type { Milestone } from '@homeline/domain/staff/cohorts.ts';
import { eventsReaching } from '@homeline/domain/staff/milestone-events.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

/** A lender and the two instants between which something must have happened. */
export type Range = { readonly organisation: string; readonly from: string; readonly until: string };

type Times = { readonly applications: number; median: number | null; p90: number | null; within: number };

/** The milestone that keeps each promise. */
const KEPT_BY = {
  OFFERS_IN_FIVE_MINUTES: 'OFFERED',
  MONEY_IN_FIVE_DAYS: 'FUNDED',
} as const satisfies Record<PromiseName, Milestone>;

/** Measures from the start of each application of the range to its milestone that keeps the promise. */
export async function timeTo(
  db: Db,
  { organisation, from, until }: Range,
  promise: PromiseName,
): Promise<Insight['timeToOffer']> {
  const events = eventsReaching(KEPT_BY[promise]);
  const { rows } = await sql<Times>`
    with taken as (
      select extract(epoch from min(e.at) - a.created_at)::float8 as seconds
      from application a join audit_event e on e.organisation = a.organisation and e.application_id = a.id
      where a.organisation = ${organisation} and a.created_at >= ${from} and a.created_at < ${until}
        and e.what = any(${events}::text[])
      group by a.organisation, a.id, a.created_at
    )
    select count(*)::int as applications,
      percentile_cont(0.5) within group (order by seconds) as median,
      percentile_cont(0.9) within group (order by seconds) as p90,
      count(*) filter (where seconds <= ${PROMISED_SECONDS[promise]})::int as within
    from taken`.execute(db);
  const { applications = 0, median = null, p90 = null, within = 0 } = rows[0] ?? {};
  return { applications, ...durations(median, p90), withinPromise: within };
}

/** Returns the durations that were measured, in seconds. */
export function durations(median: number | null, p90: number | null) {
  return {
    ...(median !== null && { medianSeconds: median }),
    ...(p90 !== null && { p90Seconds: p90 }),
  };
}
