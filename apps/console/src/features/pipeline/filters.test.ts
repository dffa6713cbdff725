// Proves CO-07.

import { expect, test } from 'vitest';
import { filtersOf, pipelineQuery } from './filters.ts';

test('a list’s filters survive in its address', () => {
  const filters = { search: 'garcía 1234', waitsFor: 'UNDERWRITER', minDays: 3, minAmountCents: 5_000_000 };
  expect(filtersOf(new URLSearchParams(pipelineQuery(filters)))).toEqual(filters);
});

test('nonsense in an address filters nothing', () => {
  expect(filtersOf(new URLSearchParams('minDays=-1&minAmountCents=many&ended=yes&other=1'))).toEqual({});
});
