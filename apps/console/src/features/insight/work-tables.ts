import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { type ChartTable, type Row, share } from './chart-table.ts';
import { insightCopy as copy } from './copy.ts';

/** How long the reviews that began in the range took. */
export function reviewsTable({ reviews }: Insight): ChartTable {
  const words = copy.reviews;
  return {
    ...{ name: 'reviews', title: words.title, lead: words.lead, none: words.none, chart: 'BARS' },
    head: words.review,
    columns: [
      { title: words.median, unit: 'seconds', tone: 'main' },
      { title: words.p90, unit: 'seconds' },
      { title: words.entered, unit: 'applications' },
      { title: words.left, unit: 'applications' },
    ],
    rows: reviews.map(({ step, title, entered, left, medianSeconds, p90Seconds }) => ({
      ...{ key: step, label: title },
      cells: [{ value: medianSeconds }, { value: p90Seconds }, { value: entered }, { value: left }],
    })),
  };
}

/** How far the visits of the range got, from the first page to a submitted application. */
export function visitsTable({ visits }: Pick<Insight, 'visits'>): ChartTable {
  const words = copy.visits;
  const all = visits.find(({ stage }) => stage === 'VISIT')?.visits ?? 0;
  return {
    ...{ name: 'visits', title: words.heading, lead: words.lead, none: words.none, chart: 'BARS' },
    head: words.stage,
    columns: [
      { title: words.visits, unit: 'visits', tone: 'main' },
      { title: words.ofAll, unit: 'share' },
    ],
    rows:
      all === 0
        ? []
        : visits.map(({ stage, visits: reached }) => ({
            ...{ key: stage, label: words.stages[stage] },
            cells: [{ value: reached }, { value: share(reached, all) }],
          })),
  };
}

const LOAD_COLUMNS = [
  { title: copy.load.inTime, unit: 'applications', tone: 'main' },
  { title: copy.load.overdue, unit: 'applications', tone: 'bad' },
  { title: copy.lines, unit: 'dollars' },
] as const satisfies ChartTable['columns'];

type Load = Pick<Insight['deskLoad'][number], 'applications' | 'overdue' | 'amountCents'>;

function loadRow(key: string, label: string, load: Load, list: PipelineFilters): Row {
  const { applications, overdue, amountCents } = load;
  return {
    ...{ key, label, list },
    cells: [
      { value: applications - overdue },
      { value: overdue, list: { ...list, overdue: 'true' } },
      { value: amountCents },
    ],
  };
}

/** What waits now for each desk. */
export function deskLoadTable({ deskLoad }: Insight, ownerTitle: (owner: string) => string): ChartTable {
  const words = copy.load;
  return {
    ...{ name: 'load-by-desk', title: words.desks, lead: words.lead, none: words.none, chart: 'BARS' },
    ...{ head: words.desk, columns: LOAD_COLUMNS },
    rows: deskLoad.map((load) => loadRow(load.desk, ownerTitle(load.desk), load, { waitsFor: load.desk })),
  };
}

/** What each person works on now. */
export function officerLoadTable({ officerLoad }: Insight): ChartTable {
  const words = copy.load;
  return {
    ...{ name: 'load-by-person', title: words.people, lead: words.leadPeople, none: words.nonePeople },
    ...{ chart: 'BARS', head: words.person, columns: LOAD_COLUMNS },
    rows: officerLoad.map((load) => loadRow(load.identity, load.name, load, { officer: load.identity })),
  };
}
