import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';

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
  };
}

/** Returns the address of a list with these filters. */
export function pipelineQuery(filters: PipelineFilters): string {
  const given = NAMES.flatMap((name) => (filters[name] === undefined ? [] : [[name, String(filters[name])]]));
  return new URLSearchParams(given).toString();
}
