import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it } from 'vitest';
import { lendingWords, lineTyped, refusalOf, within } from './line-amount.ts';

describe('an amount that was typed', () => {
  it.each([
    ['with its cents', '75000.55', 75_000],
    ['as one reads it', '$75,000.5', 75_000],
    ['that is no whole hundred', toCents(20_001), 20_000],
    ['short of the next hundred by a dollar', toCents(20_099), 20_000],
  ])('%s is rounded down to a whole hundred', (_, typed, dollars) => {
    expect(lineTyped(typed)).toBe(toCents(dollars));
  });

  it.each(['a lot', '75000.555', '7.5.1', '60000,50', '75,00.5', undefined])(
    '%s is none, and stays as it was typed',
    (typed) => {
      expect(lineTyped(typed)).toBe(typed);
    },
  );
});

it('the slider stands at the same hundred, between the ends of the offer', () => {
  const bounds = { minimumCents: toCents(15_000), maximumCents: toCents(75_000) };
  expect([20_099, 90_000, 1].map((dollars) => within(bounds, toCents(dollars)))).toEqual(
    [20_000, 75_000, 15_000].map(toCents),
  );
  expect(refusalOf(bounds, toCents(75_100))).toBe('Cannot be more than $75,000');
  expect(refusalOf(bounds, toCents(14_900))).toBe('Must be at least $15,000');
});

describe('what can be lent', () => {
  const limits = { smallestLineCents: toCents(15_000), largestLineCents: toCents(400_000) };
  const costed = (payoffs: number): CostedTerms => ({
    product: 'FIXED_TERM',
    termYears: 15,
    lineAmountCents: toCents(300_000),
    feePct: 2.99,
    noteRatePct: 8.4,
    aprPct: 8.9,
    monthlyPaymentCents: toCents(2900),
    originationFeeCents: toCents(8970),
    cashToBorrowerCents: toCents(300_000 - 8970 - payoffs),
    recordingFeeCents: toCents(0),
    recordingTaxCents: toCents(0),
    cltvPct: 60,
    dtiPct: 30,
    codes: [],
    costs: [],
  });
  const words = (minimum: number, payoffs: number) =>
    lendingWords(limits, { minimumCents: toCents(minimum), terms: costed(payoffs) });

  it('is told with the least of a line that pays off other debts', () => {
    expect(words(257_800, 250_000)).toContain(
      'from $15,000 to $400,000, as far as its value and your income carry it. Yours is at least $257,800: it must cover what it pays off and its costs.',
    );
  });

  it('is told without a reason that is none, where a term has no price for less', () => {
    expect(words(20_000, 0)).toContain('Yours is at least $20,000 over this term.');
  });

  it('is told alone where the smallest line can be had', () => {
    expect(words(15_000, 0)).not.toContain('at least');
  });
});
