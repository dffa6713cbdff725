// Proves CO-07.

import { expect, test } from 'vitest';
import { filtersOf, isFiltered, pipelineQuery } from './filters.ts';

test('a list’s filters are kept in its URL', () => {
  const filters = {
    ...{ search: 'garcía 1234', waitsFor: 'UNDERWRITER', minDays: 3, minAmountCents: 5_000_000 },
    sort: '-amount' as const,
  };
  expect(filtersOf(new URLSearchParams(pipelineQuery(filters)))).toEqual(filters);
});

test('invalid filters in a URL are ignored', () => {
  expect(
    filtersOf(new URLSearchParams('minDays=-1&minAmountCents=many&ended=yes&sort=name&other=1')),
  ).toEqual({});
});

test('the default order isn’t in the URL, and an order alone isn’t a filter', () => {
  expect(filtersOf(new URLSearchParams('sort=-waiting'))).toEqual({});
  expect(isFiltered(filtersOf(new URLSearchParams('sort=due')))).toBe(false);
  expect(isFiltered(filtersOf(new URLSearchParams('sort=due&state=OH')))).toBe(true);
});

test('a cohort in a URL without its dates is ignored', () => {
  const days = { startedFrom: '2026-03-01', startedTo: '2026-03-31' };
  const cohort = { ...days, reached: 'SUBMITTED', outcome: 'FUNDED', channel: 'BROKER', ended: 'true' };
  const address = new URLSearchParams(cohort);
  expect(filtersOf(address)).toEqual(cohort);
  expect(pipelineQuery(filtersOf(address))).toContain('channel=BROKER');
  address.delete('startedTo');
  expect(filtersOf(address)).toEqual({ ended: 'true' });
  expect(filtersOf(new URLSearchParams({ ...days, outcome: 'LOST' }))).toEqual({});
});
