import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { homelineRules } from '@homeline/domain/testing/homeline.ts';
import { Persona } from '@homeline/domain/testing/persona.ts';
import { walk } from '@homeline/domain/testing/walk.ts';
import { expect, test } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { ourPerson } from '../../testing/our-people.ts';
import { priceChoice } from './price-choice.ts';

const senior = ourPerson('t25');
const [STARTS, TODAY] = ['2026-03-10T17:00:00.000Z', civilDate('2026-03-10')];
const rules = { ...homelineRules, licensedStates: ['OH', 'FL'] };

test('a line of an offer that has a price at another fee alone is priced at that fee, unless one is chosen', () => {
  // At interest only a low score is high-cost without a fee.
  const person = Persona.parse({
    ...senior,
    credit: { ...senior.credit, fico: 640, mortgageBalances: [220_000], mortgageMonthlyPayments: 1200 },
    income: { ...senior.income, monthlyGross: 30_000 },
  });
  const { facts } = walk(person, rules, STARTS, 'OFFER_SELECTION');
  const choose = (feePct?: number) =>
    priceChoice(
      facts,
      { ...rules, today: TODAY, ageYears: 71 },
      { product: 'INTEREST_ONLY_AGE_RESTRICTED', termYears: 30, lineCents: toCents(30_000), feePct },
    );
  const priced = choose();
  if (isRefusal(priced)) expect.fail(JSON.stringify(priced));
  expect(priced.priced.terms.feePct).toBe(0.99);
  expect(choose(0)).toMatchObject({
    fields: { feePct: 'Cannot be had with this amount: choose another fee, or a smaller amount' },
  });
});
