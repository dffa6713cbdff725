// Proves RU-03.

import { describe, expect, it } from 'vitest';
import average from '../../../../personas/t01.json' with { type: 'json' };
import { civilDate } from '../dates/civil-date.ts';
import type { PartnerCode } from '../facts/applicant.ts';
import type { Membership } from '../facts/application.facts.ts';
import type { Sealed } from '../facts/fact.ts';
import { withFact } from '../facts/facts.ts';
import { toCents } from '../money/cents.ts';
import { priceChoice } from '../pricing/choice.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { homelineRules } from '../testing/homeline.ts';
import { explainRate } from './explain-rate.ts';
import { pricingScenario } from './pricing-scenario.ts';

const { facts } = walk(
  Persona.parse(average),
  { ...homelineRules, licensedStates: ['OH'] },
  '2026-03-10T17:00:00.000Z',
  'OFFER_SELECTION',
);
const context = { ...homelineRules, today: civilDate('2026-03-10'), ageYears: 44, coBorrowerAges: new Map() };

/** Returns the discount lines for some codes. */
function discountsWith(codes?: readonly PartnerCode[], of = facts) {
  const usual = pricingScenario(of, context);
  if (!usual) throw new Error('Nothing can be priced');
  const scenario = { ...usual, ...(codes && { codes }) };
  const priced = priceChoice(scenario, { lineCents: toCents(75_000), termYears: 15 });
  if (!priced.eligible) throw new Error(priced.reason);
  return explainRate(scenario, priced).filter(({ code }) => code.includes('DISCOUNT'));
}

const row = (number: number) => ({ table: 'Channel and discounts', row: number });
const autopay = { code: 'AUTOPAY', source: 'AUTOPAY_UNLESS_DECLINED' };

describe('a discount', () => {
  it('names its rate-sheet row', () => {
    expect(discountsWith(['AUTOPAY'])).toEqual([
      { code: 'DISCOUNT', amounts: { ...autopay, pct: -0.25 }, rule: row(1) },
    ]);
  });

  it('is listed with each other discount, and with the cap when their sum exceeds it', () => {
    expect(discountsWith(['AUTOPAY', 'VALLEY_STRONG_FFA'])).toEqual([
      { code: 'DISCOUNT', amounts: { code: 'VALLEY_STRONG_FFA', pct: -0.35 }, rule: row(4) },
      { code: 'DISCOUNT', amounts: { ...autopay, pct: -0.25 }, rule: row(1) },
      { code: 'DISCOUNT_CAP', amounts: { pct: 0.1, capPct: 0.5 } },
    ]);
  });

  it('is omitted when a better one of the same kind applies', () => {
    expect(discountsWith(['QUORUM', 'VALLEY_STRONG_FFA'])).toEqual([
      { code: 'DISCOUNT', amounts: { code: 'VALLEY_STRONG_FFA', pct: -0.35 }, rule: row(4) },
    ]);
  });

  it('is the only one listed when it includes all others', () => {
    expect(discountsWith(['AUTOPAY', 'ALL_IN'])).toEqual([
      { code: 'DISCOUNT', amounts: { code: 'ALL_IN', pct: -0.5 }, rule: row(2) },
    ]);
  });

  it('names its source: the stated membership number, or the lender', () => {
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
      return discountsWith(undefined, member)[0]?.amounts;
    };
    expect(memberships.map(discountsOf)).toEqual([
      expect.objectContaining({ code: 'VALLEY_STRONG_FFA', source: 'MEMBERSHIP_NUMBER', last4: '4471' }),
      expect.objectContaining({ code: 'CREDIT_UNION', source: 'LENDER' }),
    ]);
  });

  it('is reported as none when the borrower has no codes', () => {
    expect(discountsWith([])).toEqual([{ code: 'NO_DISCOUNT', amounts: {}, addsNothing: true }]);
  });
});
