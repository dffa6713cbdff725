import { DEFAULT_SORT, hasItsDays, PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import type * as z from 'zod';

const NAMES = [
  'search',
  'waitsFor',
  'step',
  'state',
  'officer',
  'minDays',
  'minAmountCents',
  'returned',
  'unreadText',
  'overdue',
  'ended',
  'startedFrom',
  'startedTo',
  'reached',
  'outcome',
  'channel',
  'reason',
  'sort',
] as const;

/** Reads a list's filters from the page's address, where a person may share or bookmark them. */
export function filtersOf(query: URLSearchParams): PipelineFilters {
  const text = (name: (typeof NAMES)[number]) => query.get(name) || undefined;
  const number = (name: (typeof NAMES)[number]) => {
    const value = Number(text(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= 0 ? value : undefined;
  };
  return {
    search: text('search'),
    waitsFor: text('waitsFor'),
    step: text('step'),
    state: text('state'),
    officer: text('officer'),
    minDays: number('minDays'),
    minAmountCents: number('minAmountCents'),
    returned: text('returned') === 'true' ? 'true' : undefined,
    unreadText: text('unreadText') === 'true' ? 'true' : undefined,
    overdue: text('overdue') === 'true' ? 'true' : undefined,
    ended: text('ended') === 'true' ? 'true' : undefined,
    ...cohortOf(query),
    sort: sortOf(text('sort')),
  };
}

const Cohort = PipelineFilters.pick({
  ...{ startedFrom: true, startedTo: true, reached: true, outcome: true, channel: true, reason: true },
});

/** Reads the filters of a cohort; none if the URL lacks its dates or has an invalid value. */
function cohortOf(query: URLSearchParams): z.infer<typeof Cohort> {
  const given = Object.keys(Cohort.shape).flatMap((name) =>
    query.get(name) ? [[name, query.get(name)]] : [],
  );
  const { data } = Cohort.safeParse(Object.fromEntries(given));
  return data && hasItsDays(data) ? data : {};
}

function sortOf(text: string | undefined): PipelineFilters['sort'] {
  const { data } = PipelineFilters.shape.sort.safeParse(text);
  return data === DEFAULT_SORT ? undefined : data;
}

/** Returns whether filters leave anything out, however they sort. */
export function isFiltered({ sort: _, ...filters }: PipelineFilters): boolean {
  return Object.values(filters).some((filter) => filter !== undefined);
}

/** Returns the address of a list with these filters. */
export function pipelineQuery(filters: PipelineFilters): string {
  const given = NAMES.flatMap((name) => (filters[name] === undefined ? [] : [[name, String(filters[name])]]));
  return new URLSearchParams(given).toString();
}
