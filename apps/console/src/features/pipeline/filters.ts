import { DEFAULT_SORT, PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';

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
  'ended',
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
    ended: text('ended') === 'true' ? 'true' : undefined,
    sort: sortOf(text('sort')),
  };
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
