import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, test } from 'vitest';
import { amountTicks, yearTicks } from './chart-ticks.ts';

test.each([
  [5, [0, 5]],
  [10, [0, 5, 10]],
  [15, [0, 5, 10, 15]],
  [20, [0, 10, 20]],
  [30, [0, 15, 30]],
])('labels a chart over %i years at the years %j', (termYears, expected) => {
  expect(yearTicks(termYears)).toEqual(expected);
});

test.each([
  [75_000, [20_000, 40_000, 60_000]],
  [400_000, [200_000, 400_000]],
  [15_000, [5000, 10_000, 15_000]],
])('labels a chart up to $%i at round amounts', (highest, expected) => {
  expect(amountTicks(toCents(highest))).toEqual(expected.map(toCents));
});
