import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import { evaluateBrokerOpinion } from './broker-opinion.ts';

const opinion = {
  usedValueCents: toCents(520_000),
  opinionCents: toCents(520_000),
  condition: 'AVERAGE',
  lineCents: toCents(75_000),
  retainedLiensCents: [toCents(250_000)],
  sheet: homelineRules.sheet,
  limits: { minLineCents: toCents(15_000), maxLineCents: toCents(400_000), maxCltvPct: 85, maxDtiPct: 50 },
} as const;

describe("a broker's opinion of a home used at $520,000", () => {
  it.each([
    [520_000, 'SUPPORTS_OFFER', 'the same value'],
    [650_000, 'SUPPORTS_OFFER', 'a quarter higher'],
    [650_001, 'OUT_OF_TOLERANCE', 'more than a quarter higher'],
    [494_000, 'SUPPORTS_OFFER', '95% of it'],
    [465_000, 'SUPPORTS_OFFER', 'lower, in the same band'],
    [464_000, 'LOWERS_OFFER', 'in a higher band'],
    [430_000, 'LOWERS_OFFER', 'in a higher band'],
    [390_000, 'LOWERS_OFFER', 'a quarter lower'],
    [389_999, 'OUT_OF_TOLERANCE', 'more than a quarter lower'],
  ])('of $%i: %s, %s', (value, outcome) => {
    expect(evaluateBrokerOpinion({ ...opinion, opinionCents: toCents(value) })).toBe(outcome);
  });

  it('leaves too little equity for the smallest line', () => {
    const indebted = { ...opinion, retainedLiensCents: [toCents(350_000)], lineCents: toCents(50_000) };
    expect(evaluateBrokerOpinion({ ...indebted, opinionCents: toCents(429_500) })).toBe('LOWERS_OFFER');
    expect(evaluateBrokerOpinion({ ...indebted, opinionCents: toCents(429_000) })).toBe('INSUFFICIENT');
  });

  it.each(['POOR', 'FAIR', 'NOT_AVAILABLE', 'UNKNOWN_CONDITION'] as const)(
    'of condition %s goes to a person',
    (condition) => {
      expect(evaluateBrokerOpinion({ ...opinion, condition })).toBe('OUT_OF_TOLERANCE');
    },
  );
});
