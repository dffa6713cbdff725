import type { getInsight as call, Insight } from '@homeline/contract/insight/get-insight.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { isReasonCode, REASONS } from '@homeline/domain/reasons/reason-codes.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { declineReasons } from '../pipeline/cohort.ts';
import { cohortsOf } from './cohorts.ts';
import { openLoad } from './open-load.ts';
import { durations, type Range } from './time-to.ts';
import { visitsByStage } from './visits-by-stage.ts';

/**
 * Sums up a range of days from the lender's own audit events and visits, and what is open now. The cost grows with what happened in the
 * range and what is open, not with all there is.
 */
export const getInsight: Handler<typeof call> = async (
  { organisation, query },
  { db, organisations, clock },
) => {
  const { timeZone } = organisations.get(organisation);
  const range = {
    organisation,
    from: startOfDay(timeZone, query.from),
    until: startOfDay(timeZone, addDays(query.to, 1)),
  };
  return {
    ...query,
    visits: await visitsByStage(db, range),
    ...(await cohortsOf(db, range, timeZone)),
    reviews: await reviewsOf(db, range),
    declineReasons: await declineReasonsOf(db, range),
    ...(await openLoad(db, organisation, timeZone, clock.now())),
  };
};

type Visits = {
  readonly step: string;
  entered: number;
  left: number;
  median: number | null;
  p90: number | null;
};

const REVIEWS = STEPS.flatMap(({ id, kind }) => (kind === 'REVIEW' ? id : []));

/** Counts the entries of each review in the range, and how long the finished ones took. */
async function reviewsOf(db: Db, { organisation, from, until }: Range): Promise<Insight['reviews']> {
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
    from visits where step = any(${REVIEWS}::text[]) group by step`.execute(db);
  const order = new Map<string, number>(REVIEWS.map((id, index) => [id, index]));
  return rows
    .toSorted((a, b) => (order.get(a.step) ?? 0) - (order.get(b.step) ?? 0))
    .map(({ step, entered, left, median, p90 }) => ({
      ...{ step, title: stepTitle(step), entered, left },
      ...durations(median, p90),
    }));
}

/** Counts the applications of the range by the reasons of the notices that declined them. */
async function declineReasonsOf(
  db: Db,
  { organisation, from, until }: Range,
): Promise<Insight['declineReasons']> {
  const { rows } = await sql<{ code: string; applications: number }>`
    select code, count(*)::int as applications
    from application
    join projection on projection.organisation = application.organisation
      and projection.application_id = application.id
    cross join lateral (${declineReasons}) reason
    where application.organisation = ${organisation}
      and application.created_at >= ${from} and application.created_at < ${until}
    group by code order by count(*) desc, code`.execute(db);
  return rows.map(({ code, applications }) => ({
    code,
    reason: isReasonCode(code) ? REASONS[code].text : code,
    applications,
  }));
}
