// Proves CO-33.

import { expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import type { ComparisonResult } from './comparison-result.ts';
import { impactCounts } from './impact-counts.ts';

const decided = { outcome: 'OFFERS', failures: [], reasons: [], largestLineCents: toCents(100_000) } as const;
const SAME: ComparisonResult = { before: decided, after: decided, changedTerms: [] };
const priced = (noteRatePct: number) => ({
  noteRatePct,
  aprPct: noteRatePct + 0.2,
  smallestLineCents: toCents(15_000),
  largestLineCents: toCents(100_000),
  lineCents: toCents(50_000),
  costsCents: toCents(900),
});
const DEARER: ComparisonResult = {
  ...SAME,
  changedTerms: [{ product: 'FIXED_TERM', termYears: 15, before: priced(9), after: priced(9.25) }],
};
const DECLINED: ComparisonResult = {
  ...SAME,
  after: { ...decided, outcome: 'DECLINE', largestLineCents: toCents(0) },
};

it('counts changed decisions, rates and lines, and an application in each that applies', () => {
  expect(impactCounts([SAME, SAME])).toEqual({ compared: 2, decision: 0, rate: 0, amount: 0 });
  expect(impactCounts([SAME, DEARER, DECLINED])).toEqual({ compared: 3, decision: 1, rate: 1, amount: 1 });
});

it('counts a change of only the final decision', () => {
  const final = { outcome: 'OFFERS', failures: [], reasons: [] } as const;
  const result = { ...SAME, final: { before: final, after: { ...final, outcome: 'DECLINE' } } } as const;
  expect(impactCounts([result])).toEqual({ compared: 1, decision: 1, rate: 0, amount: 0 });
});
