import type { Insight, PullThrough } from '@homeline/contract/insight/get-insight.ts';
import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { addDays, addMonths, type CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { PROMISED_SECONDS } from '@homeline/domain/organisations/promises.ts';
import type { Outcome } from '@homeline/domain/staff/cohorts.ts';
import { dayInWords, monthInWords } from '../../shell/dates.ts';
import { type ChartTable, type Row, share } from './chart-table.ts';
import { insightCopy as copy } from './copy.ts';

/** The list of the applications started in the range. */
function started({ from, to }: Pick<Insight, 'from' | 'to'>): PipelineFilters {
  return { startedFrom: from, startedTo: to, ended: 'true' };
}

export function funnelTable(insight: Insight): ChartTable {
  const words = copy.funnel;
  return {
    ...{ name: 'funnel', title: words.title, lead: words.lead, none: copy.none, chart: 'BARS' },
    head: words.milestone,
    columns: [
      { title: copy.applications, unit: 'applications', tone: 'main' },
      { title: words.ofStarted, unit: 'share' },
      { title: words.ofBefore, unit: 'share' },
      { title: copy.lines, unit: 'dollars' },
    ],
    rows:
      insight.started === 0
        ? []
        : insight.funnel.map(({ milestone, applications, amountCents }, index) => ({
            key: milestone,
            label: copy.milestones[milestone],
            list: { ...started(insight), reached: milestone },
            cells: [
              { value: applications, list: { ...started(insight), reached: milestone } },
              { value: share(applications, insight.started) },
              { value: share(applications, insight.funnel[index - 1]?.applications ?? applications) },
              { value: amountCents },
            ],
          })),
  };
}

/** Durations by week, against the lender's promise. */
export function timeTable(insight: Insight, promise: 'offer' | 'funding'): ChartTable {
  const words = copy.times;
  const [time, reached, seconds] = (
    promise === 'offer'
      ? ['timeToOffer', 'OFFERED', PROMISED_SECONDS.OFFERS_IN_FIVE_MINUTES]
      : ['timeToFunding', 'FUNDED', PROMISED_SECONDS.MONEY_IN_FIVE_DAYS]
  ) as readonly ['timeToOffer' | 'timeToFunding', 'OFFERED' | 'FUNDED', number];
  const { applications, withinPromise, medianSeconds, p90Seconds } = insight[time];
  return {
    ...{ name: `time-to-${promise}`, title: words[promise].title, none: words.none, chart: 'LINES' },
    ...(applications > 0 && {
      lead: words.summary(withinPromise, applications, words[promise].within, medianSeconds, p90Seconds),
    }),
    head: copy.cohort.week,
    columns: [
      { title: words.median, unit: 'seconds', tone: 'main' },
      { title: words.p90, unit: 'seconds', tone: 'quiet' },
      { title: copy.applications, unit: 'applications' },
      { title: words.kept, unit: 'share' },
    ],
    rows:
      applications === 0
        ? []
        : insight.weeks.map(({ from, [time]: taken }) => ({
            key: from,
            label: dayInWords(from),
            cells: [
              { value: taken.medianSeconds },
              { value: taken.p90Seconds },
              {
                value: taken.applications,
                list: { ...started(within(insight, from, addDays(from, 6))), reached },
              },
              { value: share(taken.withinPromise, taken.applications) },
            ],
          })),
    limit: { value: seconds, label: words[promise].within },
  };
}

/** The days of a week or month that lie in the range. */
function within({ from, to }: Insight, first: CivilDate, last: CivilDate) {
  return { from: first < from ? from : first, to: last > to ? to : last };
}

const PULL_THROUGH_COLUMNS = [
  { title: copy.outcomes.FUNDED, unit: 'applications', tone: 'good' },
  { title: copy.outcomes.OPEN, unit: 'applications', tone: 'open' },
  { title: copy.outcomes.WITHDRAWN, unit: 'applications', tone: 'quiet' },
  { title: copy.outcomes.DECLINED, unit: 'applications', tone: 'bad' },
  { title: copy.cohort.pullThrough, unit: 'share' },
  { title: copy.cohort.fundedLines, unit: 'dollars' },
] as const satisfies ChartTable['columns'];

function pullThroughRow(key: string, label: string, group: PullThrough, list: PipelineFilters): Row {
  const { submitted, funded, declined, withdrawn, fundedCents } = group;
  const all = { ...list, reached: 'SUBMITTED' } as const;
  const of = (outcome: Outcome, value: number) => ({ value, list: { ...all, outcome } });
  return {
    ...{ key, label, list: all },
    cells: [
      of('FUNDED', funded),
      of('OPEN', submitted - funded - declined - withdrawn),
      ...[of('WITHDRAWN', withdrawn), of('DECLINED', declined)],
      ...[{ value: share(funded, submitted) }, { value: fundedCents }],
    ],
  };
}

export const GROUPINGS = ['weeks', 'months', 'channels', 'officers'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The result of the applications that were submitted, by when they began, who brought them or who works on them. */
export function pullThroughTable(insight: Insight, by: Grouping): ChartTable {
  const isCohort = by === 'weeks' || by === 'months';
  return {
    ...{ name: `pull-through-by-${copy.cohort.files[by]}`, title: copy.cohort.title, lead: copy.cohort.lead },
    ...{ none: copy.none, chart: isCohort ? 'COLUMNS' : 'BARS' },
    ...{ head: copy.cohort.heads[by], columns: PULL_THROUGH_COLUMNS },
    rows: pullThroughRows(insight, by),
  };
}

function pullThroughRows(insight: Insight, by: Grouping): readonly Row[] {
  const days = started(insight);
  switch (by) {
    case 'weeks':
      return insight.weeks.map((week) => {
        const list = started(within(insight, week.from, addDays(week.from, 6)));
        return pullThroughRow(week.from, dayInWords(week.from), week, list);
      });
    case 'months':
      return insight.months.map((month) => {
        const list = started(within(insight, month.from, addDays(addMonths(month.from, 1), -1)));
        return pullThroughRow(month.from, monthInWords(month.from), month, list);
      });
    case 'channels':
      return insight.channels
        .filter(({ submitted }) => submitted > 0)
        .map((one) =>
          pullThroughRow(one.channel, copy.channels[one.channel], one, { ...days, channel: one.channel }),
        );
    case 'officers':
      return insight.officers
        .filter(({ submitted }) => submitted > 0)
        .map((one) => {
          const name = one.identity === 'NOBODY' ? copy.nobody : one.name;
          return pullThroughRow(one.identity, name, one, { ...days, officer: one.identity });
        });
  }
}

export function reasonsTable(insight: Insight): ChartTable {
  const words = copy.reasons;
  return {
    ...{ name: 'decline-reasons', title: words.title, lead: words.lead, none: words.none, chart: 'BARS' },
    ...{ head: words.reason, columns: [{ title: copy.applications, unit: 'applications', tone: 'main' }] },
    rows: insight.declineReasons.map(({ code, reason, applications }) => ({
      ...{ key: code, label: reason, list: { ...started(insight), reason: code } },
      cells: [{ value: applications, list: { ...started(insight), reason: code } }],
    })),
  };
}
