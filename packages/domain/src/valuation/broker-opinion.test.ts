// Proves RU-24.

import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { cell, policyWith } from '../testing/changed-rules.ts';
import { homelineRules } from '../testing/homeline.ts';
import { evaluateBrokerOpinion } from './broker-opinion.ts';

const scenario = {
  ...homelineRules,
  valueCents: toCents(520_000),
  retainedLiensCents: [toCents(250_000)],
};
const opinion = {
  scenario,
  valueCents: toCents(520_000),
  condition: 'AVERAGE',
  lineCents: toCents(75_000),
  limits: { minLineCents: toCents(15_000), maxLineCents: toCents(400_000), maxCltvPct: 85, maxDtiPct: 50 },
} as const;

describe("a broker's opinion of a home valued at $520,000 for the offers", () => {
  it.each([
    [520_000, 'SUPPORTS_OFFER', 'the same value'],
    [650_000, 'SUPPORTS_OFFER', '25% higher'],
    [650_001, 'OUT_OF_TOLERANCE', 'more than 25% higher'],
    [494_000, 'SUPPORTS_OFFER', '95% of the value used'],
    [465_000, 'SUPPORTS_OFFER', 'lower, in the same rate band'],
    [464_000, 'LOWERS_OFFER', 'in a higher band'],
    [430_000, 'LOWERS_OFFER', 'in a higher band'],
    [390_000, 'LOWERS_OFFER', '25% lower'],
    [389_999, 'OUT_OF_TOLERANCE', 'more than 25% lower'],
  ])('of $%i has the outcome %s: %s', (value, outcome) => {
    expect(evaluateBrokerOpinion({ ...opinion, valueCents: toCents(value) })).toBe(outcome);
  });

  it('is insufficient when equity no longer supports the smallest line', () => {
    const owing = { ...scenario, retainedLiensCents: [toCents(350_000)] };
    const indebted = { ...opinion, scenario: owing, lineCents: toCents(50_000) };
    expect(evaluateBrokerOpinion({ ...indebted, valueCents: toCents(429_500) })).toBe('LOWERS_OFFER');
    expect(evaluateBrokerOpinion({ ...indebted, valueCents: toCents(429_000) })).toBe('INSUFFICIENT');
  });

  it.each(['POOR', 'FAIR', 'NOT_AVAILABLE', 'UNKNOWN_CONDITION'] as const)(
    'with the condition %s goes to manual review',
    (condition) => {
      expect(evaluateBrokerOpinion({ ...opinion, condition })).toBe('OUT_OF_TOLERANCE');
    },
  );
});

describe('a broker’s opinion of a $520,000 home under a changed policy', () => {
  it.each([
    ['opinionTolerancePct', '10', 467_999, 'SUPPORTS_OFFER', 'OUT_OF_TOLERANCE', 'more than 10% lower'],
    ['opinionTolerancePct', '10', 572_001, 'SUPPORTS_OFFER', 'OUT_OF_TOLERANCE', 'more than 10% higher'],
    ['opinionTolerancePct', '30', 650_001, 'OUT_OF_TOLERANCE', 'SUPPORTS_OFFER', 'less than 30% higher'],
    ['opinionSupportsFromPct', '88.5', 460_200, 'LOWERS_OFFER', 'SUPPORTS_OFFER', '88.5% of the value used'],
    [
      'opinionSupportsFromPct',
      '88.5',
      460_199,
      'LOWERS_OFFER',
      'LOWERS_OFFER',
      'less than 88.5%, in a higher rate band',
    ],
  ])(
    'with %s at %s: the outcome for $%i was %s and is now %s (%s)',
    async (constant, pct, value, before, after) => {
      const { policy } = await policyWith(cell(`${constant}_value`, pct));
      const found = { ...opinion, valueCents: toCents(value) };
      expect(evaluateBrokerOpinion(found)).toBe(before);
      expect(evaluateBrokerOpinion({ ...found, scenario: { ...scenario, policy } })).toBe(after);
    },
  );
});
