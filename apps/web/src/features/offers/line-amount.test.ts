// Proves RU-41.

import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it } from 'vitest';
import { lendingWords, lineTyped, refusalOf, within } from './line-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['with cents', '75000.55', 75_000],
    ['with a dollar sign', '$75,000.5', 75_000],
    ['between hundreds', toCents(20_001), 20_000],
    ['one dollar short of the next hundred', toCents(20_099), 20_000],
  ])('%s is rounded down to a whole hundred dollars', (_, typed, dollars) => {
    expect(lineTyped(typed)).toBe(toCents(dollars));
  });

  it.each(['a lot', '75000.555', '7.5.1', '60000,50', '75,00.5', undefined])(
    '%s is left as typed for the schema to reject',
    (typed) => {
      expect(lineTyped(typed)).toBe(typed);
    },
  );
});

it('keeps the slider within the offer, on the same hundred', () => {
  const bounds = { minimumCents: toCents(15_000), maximumCents: toCents(75_000) };
  expect([20_099, 90_000, 1].map((dollars) => within(bounds, toCents(dollars)))).toEqual(
    [20_000, 75_000, 15_000].map(toCents),
  );
  expect(refusalOf(bounds, toCents(75_100))).toBe('Cannot be more than $75,000');
  expect(refusalOf(bounds, toCents(14_900))).toBe('Must be at least $15,000');
});

describe('the words about what we lend', () => {
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

  it('name the minimum that covers payoffs and costs', () => {
    expect(words(257_800, 250_000)).toContain(
      'We lend $15,000 to $400,000. Your home’s value, credit and income set your maximum. You need at least $257,800 to cover the loans it pays off and its costs.',
    );
  });

  it('name only the term where it has no price for less', () => {
    expect(words(20_000, 0)).toContain('The minimum for this term is $20,000.');
  });

  it('leave out a minimum where the lender’s smallest line is available', () => {
    expect(words(15_000, 0)).not.toContain('at least');
  });
});
