import { describe, expect, it } from 'vitest';
import average from '../../../../personas/t01.json' with { type: 'json' };
import { civilDate } from '../dates/civil-date.ts';
import type { Membership, PartnerCode } from '../facts/application.facts.ts';
import type { Sealed } from '../facts/fact.ts';
import { withFact } from '../facts/facts.ts';
import { toCents } from '../money/cents.ts';
import { priceChoice } from '../pricing/choice.ts';
import { homelineRules } from '../testing/homeline.ts';
import { Persona } from '../testing/persona.ts';
import { walk } from '../testing/walk.ts';
import { explainRate } from './explain-rate.ts';
import { pricingScenario } from './pricing-scenario.ts';

const { facts } = walk(
  Persona.parse(average),
  { ...homelineRules, licensedStates: ['OH'] },
  '2026-03-10T17:00:00.000Z',
  'OFFER_SELECTION',
);
const context = { ...homelineRules, today: civilDate('2026-03-10'), ageYears: 44 };

/** The lines of the discounts of somebody with some codes; with those that they have, unless said. */
function discountsWith(codes?: readonly PartnerCode[], of = facts) {
  const usual = pricingScenario(of, context);
  if (!usual) throw new Error('Nothing can be priced');
  const situation = { ...usual, ...(codes && { codes }) };
  const priced = priceChoice(situation, { lineCents: toCents(75_000), termYears: 15 });
  if (!priced.eligible) throw new Error(priced.reason);
  const lines = explainRate(situation, priced);
  return lines.slice(
    lines.findIndex(({ label }) => label === 'Channel and discounts'),
    -1,
  );
}

const label = 'Channel and discounts';
const row = (number: number) => ({ table: label, row: number });

describe('a discount is explained', () => {
  it('by the row of the table that gives it', () => {
    expect(discountsWith(['AUTOPAY'])).toEqual([
      { label, value: '−0.25%', from: 'autopay: unless you pay by hand', rule: row(1) },
    ]);
  });

  it('line by line where two are added, and by the cap where they are more than it', () => {
    expect(discountsWith(['AUTOPAY', 'VALLEY_STRONG_FFA'])).toEqual([
      { label, value: '−0.35%', from: 'valley strong ffa', rule: row(4) },
      { label, value: '−0.25%', from: 'autopay: unless you pay by hand', rule: row(1) },
      { label: 'Above the most that discounts take off', value: '+0.10%', from: 'At most 0.50% together' },
    ]);
  });

  it('by the best of its kind alone', () => {
    expect(discountsWith(['QUORUM', 'VALLEY_STRONG_FFA'])).toEqual([
      { label, value: '−0.35%', from: 'valley strong ffa', rule: row(4) },
    ]);
  });

  it('that is all in one, by its row alone', () => {
    expect(discountsWith(['AUTOPAY', 'ALL_IN'])).toEqual([
      { label, value: '−0.50%', from: 'all in', rule: row(2) },
    ]);
  });

  it('by the number of the membership that was stated, or as the lender’s own', () => {
    const memberships = [
      {
        code: 'VALLEY_STRONG_FFA' as const,
        statedNumber: { number: 'sealed:a number' as Sealed, last4: '4471' },
      },
      { code: 'CREDIT_UNION' as const },
    ];
    const discountsOf = (membership: Membership) => {
      const origin = { isCrypto: false, memberships: [membership] };
      const member = withFact(facts, { fact: 'origin', value: origin }, '2026-03-10T16:00:00.000Z');
      return discountsWith(undefined, member)[0]?.from;
    };
    expect(memberships.map(discountsOf)).toEqual([
      'valley strong ffa: stated membership number ending in 4471',
      'credit union: a code of this lender',
    ]);
  });

  it('of nothing without any code', () => {
    expect(discountsWith([])).toEqual([{ label, value: '+0.00%', addsNothing: true, from: 'none' }]);
  });
});
