// Proves OR-02.

import { expect, test } from 'vitest';
import { toCents } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import { openingFees } from './opening-fees.ts';

const LINES = { lowestLineCents: toCents(15_000), highestLineCents: toCents(400_000) };

test.each([
  ['without a recording tax, adds a valuation and a notary to the recording fee', 'OH', 150, 150 + 180 + 300],
  ['in California, has a higher recording fee', 'CA', 225, 225 + 180 + 300],
  // Stamps of 35¢ per $100 and 0.2% of the line: $82.50 for $15,000, $2,200 for $400,000.
  ['in Florida, adds both taxes on the full line', 'FL', 120 + 82.5, 120 + 2200 + 180 + 300],
  // Counties set $2.50 to $7.00 per $500.
  ['in Maryland, spans the counties', 'MD', 100 + 75, 100 + 5600 + 180 + 300],
] as const)('the cost of opening a line %s', (_, state, lowest, highest) => {
  expect(openingFees(homelineRules.sheet, { states: [state], ...LINES })).toEqual({
    lowestCents: toCents(lowest),
    highestCents: toCents(highest),
  });
});

test('the cost of opening a line ranges from the cheapest to the most expensive state', () => {
  expect(openingFees(homelineRules.sheet, { states: ['OH', 'MD'], ...LINES })).toEqual({
    lowestCents: toCents(150),
    highestCents: toCents(6180),
  });
});

test('a lender without a license has no cost of opening a line', () => {
  expect(openingFees(homelineRules.sheet, { states: [], ...LINES })).toBeUndefined();
});
