import type { Insight, PullThrough } from '@homeline/contract/insight/get-insight.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import { PROMISED_SECONDS } from '@homeline/domain/organisations/promises.ts';
import { CHANNELS, type Channel, MILESTONES, type Milestone } from '@homeline/domain/staff/cohorts.ts';
import { eventsReaching } from '@homeline/domain/staff/milestone-events.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { channel, hasOutcome } from '../pipeline/cohort.ts';
import { durations, type Range } from './time-to.ts';

/** The applications of one week, month, channel or person, or all of a range. */
type Group = {
  readonly week: string | null;
  readonly month: string | null;
  readonly channel: Channel | null;
  readonly officer: string | null;
  /** How many reached each milestone, and the sum of their lines in cents, in order. */
  readonly reached: readonly number[];
  readonly cents: readonly number[];
  readonly declined: number;
  readonly withdrawn: number;
  readonly funded_of_submitted: number;
  readonly declined_of_submitted: number;
  readonly withdrawn_of_submitted: number;
  readonly offer_median: number | null;
  readonly offer_p90: number | null;
  readonly offers_in_time: number;
  readonly funding_median: number | null;
  readonly funding_p90: number | null;
  readonly fundings_in_time: number;
};

const LATER = MILESTONES.filter((milestone) => milestone !== 'STARTED');
const at = (milestone: Milestone) => sql.ref(`at_${milestone.toLowerCase()}`);
const reached = (milestone: Milestone) =>
  milestone === 'STARTED' ? sql`true` : sql`${at(milestone)} is not null`;
const secondsTo = (milestone: Milestone) => sql`extract(epoch from ${at(milestone)} - created_at)::float8`;
const place = (milestone: Milestone) => MILESTONES.indexOf(milestone);

/**
 * Groups the applications started in a range by week, month, channel and person, and counts their outcomes. Reads each one once.
 * @param timeZone the lender's, IANA name, by which weeks and months begin
 */
export async function cohortsOf(db: Db, range: Range, timeZone: string) {
  const groups = await groupsOf(db, range, timeZone);
  const names = await namesOf(db, groups);
  const all = groups.find(({ week, month, channel, officer }) => !week && !month && !channel && !officer);
  const by = (key: 'week' | 'month') =>
    groups
      .flatMap((group) => {
        const from = group[key];
        return from === null ? [] : { from, ...pullThrough(group), ...times(group) };
      })
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)) as Insight['weeks'];
  return {
    started: all?.reached[place('STARTED')] ?? 0,
    submitted: all?.reached[place('SUBMITTED')] ?? 0,
    funded: all?.reached[place('FUNDED')] ?? 0,
    declined: all?.declined ?? 0,
    withdrawn: all?.withdrawn ?? 0,
    funnel: MILESTONES.map((milestone, index) => ({
      milestone,
      applications: all?.reached[index] ?? 0,
      amountCents: (all?.cents[index] ?? 0) as Cents,
    })),
    ...(all ? times(all) : { timeToOffer: NONE, timeToFunding: NONE }),
    weeks: by('week'),
    months: by('month'),
    channels: CHANNELS.flatMap((channel) =>
      groups
        .filter((group) => group.channel === channel)
        .map((group) => ({ channel, ...pullThrough(group) })),
    ),
    officers: groups
      .flatMap((group) =>
        group.officer === null
          ? []
          : { identity: group.officer, name: names.get(group.officer) ?? '', ...pullThrough(group) },
      )
      .toSorted((a, b) => b.submitted - a.submitted || a.name.localeCompare(b.name)),
  };
}

async function groupsOf(db: Db, { organisation, from, until }: Range, timeZone: string) {
  const submitted = reached('SUBMITTED');
  const began = (unit: 'week' | 'month') =>
    sql`date_trunc(${sql.lit(unit)}, application.created_at at time zone ${timeZone})::date::text`;
  const { rows } = await sql<Group>`
    with cohort as materialized (
      select application.id, application.created_at, coalesce(projection.amount_cents, 0) as cents,
        ${began('week')} as week, ${began('month')} as month, ${channel} as channel,
        coalesce(assignment.identity, 'NOBODY') as officer,
        ${hasOutcome('DECLINED')} as is_declined, ${hasOutcome('WITHDRAWN')} as is_withdrawn
      from application
      join projection on projection.organisation = application.organisation
        and projection.application_id = application.id
      left join assignment on assignment.organisation = application.organisation
        and assignment.application_id = application.id
      where application.organisation = ${organisation}
        and application.created_at >= ${from} and application.created_at < ${until}
    ),
    way as (
      select event.application_id, ${sql.join(
        LATER.map(
          (milestone) =>
            sql`min(event.at) filter (where event.what = any(${[...eventsReaching(milestone)]}::text[])) as ${at(milestone)}`,
        ),
      )}
      from cohort join audit_event event on event.organisation = ${organisation} and event.application_id = cohort.id
      where event.what = any(${[...eventsReaching('OFFERED')]}::text[])
      group by event.application_id
    )
    select week, month, channel, officer,
      array[${sql.join(MILESTONES.map((milestone) => sql`count(*) filter (where ${reached(milestone)})`))}]::int[] as reached,
      array[${sql.join(
        MILESTONES.map((milestone) => sql`coalesce(sum(cents) filter (where ${reached(milestone)}), 0)`),
      )}]::float8[] as cents,
      count(*) filter (where is_declined)::int as declined,
      count(*) filter (where is_withdrawn)::int as withdrawn,
      count(*) filter (where ${submitted} and is_declined)::int as declined_of_submitted,
      count(*) filter (where ${submitted} and is_withdrawn)::int as withdrawn_of_submitted,
      count(*) filter (where ${reached('FUNDED')} and not is_declined and not is_withdrawn)::int as funded_of_submitted,
      percentile_cont(0.5) within group (order by ${secondsTo('OFFERED')}) as offer_median,
      percentile_cont(0.9) within group (order by ${secondsTo('OFFERED')}) as offer_p90,
      count(*) filter (where ${secondsTo('OFFERED')} <= ${PROMISED_SECONDS.OFFERS_IN_FIVE_MINUTES})::int as offers_in_time,
      percentile_cont(0.5) within group (order by ${secondsTo('FUNDED')}) as funding_median,
      percentile_cont(0.9) within group (order by ${secondsTo('FUNDED')}) as funding_p90,
      count(*) filter (where ${secondsTo('FUNDED')} <= ${PROMISED_SECONDS.MONEY_IN_FIVE_DAYS})::int as fundings_in_time
    from cohort left join way on way.application_id = cohort.id
    group by grouping sets ((), (week), (month), (channel), (officer))`.execute(db);
  return rows;
}

async function namesOf(db: Db, groups: readonly Group[]): Promise<ReadonlyMap<string, string>> {
  const identities = groups.flatMap(({ officer }) => officer ?? []);
  if (identities.length === 0) return new Map();
  const people = await db
    .selectFrom('auth.user')
    .select(['id', 'name'])
    .where('id', 'in', identities)
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

const NONE = { applications: 0, withinPromise: 0 };

function times(group: Group) {
  const count = (milestone: Milestone) => group.reached[place(milestone)] ?? 0;
  return {
    timeToOffer: {
      ...{ applications: count('OFFERED'), withinPromise: group.offers_in_time },
      ...durations(group.offer_median, group.offer_p90),
    },
    timeToFunding: {
      ...{ applications: count('FUNDED'), withinPromise: group.fundings_in_time },
      ...durations(group.funding_median, group.funding_p90),
    },
  };
}

function pullThrough(group: Group): PullThrough {
  const cents = (milestone: Milestone) => (group.cents[place(milestone)] ?? 0) as Cents;
  return {
    submitted: group.reached[place('SUBMITTED')] ?? 0,
    funded: group.funded_of_submitted,
    declined: group.declined_of_submitted,
    withdrawn: group.withdrawn_of_submitted,
    submittedCents: cents('SUBMITTED'),
    fundedCents: cents('FUNDED'),
  };
}
