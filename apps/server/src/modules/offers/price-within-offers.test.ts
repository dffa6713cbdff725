// Proves RU-44, RU-59.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { homelineRules } from '@homeline/domain/testing/homeline.ts';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { priceWithinOffers } from './price-within-offers.ts';

const senior = builtInPersona('t25');
const [STARTS, TODAY] = ['2026-03-10T17:00:00.000Z', civilDate('2026-03-10')];
const rules = { ...homelineRules, licensedStates: ['OH', 'FL'] };

test('a line without a price at the first fee is priced at another fee, unless the borrower chose one', () => {
  // With a low score, an interest-only line without a fee is high-cost.
  const person = Persona.parse({
    ...senior,
    credit: { ...senior.credit, fico: 640, mortgageBalances: [220_000], mortgageMonthlyPayments: 1200 },
    income: { ...senior.income, monthlyGross: 30_000 },
  });
  const { facts } = walk(person, rules, STARTS, 'OFFER_SELECTION');
  const choose = (feePct?: number) =>
    priceWithinOffers(
      facts,
      { ...rules, today: TODAY, ageYears: 71, coBorrowerAges: new Map() },
      { product: 'INTEREST_ONLY_AGE_RESTRICTED', termYears: 30, lineCents: toCents(30_000), feePct },
    );
  const priced = choose();
  if (isRefusal(priced)) expect.fail(JSON.stringify(priced));
  expect(priced.priced.terms.feePct).toBe(0.99);
  expect(choose(0)).toMatchObject({
    fields: { feePct: 'Not available with this amount. Choose another fee or a smaller amount.' },
  });
});

describe('a fee above the Texas limit', () => {
  const inTexas = { ...rules, licensedStates: ['TX'] };
  const { dates: _, ...person } = builtInPersona('t15');
  const { facts } = walk(person, inTexas, STARTS, 'OFFER_SELECTION');
  const choose = (dollars: number, feePct: number) =>
    priceWithinOffers(
      facts,
      { ...inTexas, today: TODAY, ageYears: 44, coBorrowerAges: new Map() },
      { product: 'FIXED_TERM', termYears: 15, lineCents: toCents(dollars), feePct },
    );

  test('is refused with the limit and the smallest amount that allows the fee', () => {
    // 0.99% and $575 of other fees are 2% of $56,930.69.
    expect(choose(40_000, 0.99)).toMatchObject({
      fields: {
        feePct:
          'Texas limits fees to 2% of the amount, including $575.00 of other fees. Choose a lower fee or an amount of $57,000 or more.',
      },
    });
    expect(isRefusal(choose(56_900, 0.99))).toBe(true);
    expect(isRefusal(choose(57_000, 0.99))).toBe(false);
  });

  test('is refused without an amount if that amount is above the offer', () => {
    // 1.99% leaves 0.01% for $575: an amount of $5,750,000.
    expect(choose(40_000, 1.99)).toMatchObject({
      fields: {
        feePct: 'Texas limits fees to 2% of the amount, including $575.00 of other fees. Choose a lower fee.',
      },
    });
  });
});
