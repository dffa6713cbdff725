// Proves RU-41.

import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, test } from 'vitest';
import { areTermsOf, asOffered, breakEven, estimate, feePrices, nearestTerms } from './estimate.ts';

// Case H1 of the offers: $50,000 at 8.50% over 10 years with a fee of 2.99%.
const quoted: CostedTerms = {
  product: 'FIXED_TERM',
  termYears: 10,
  lineAmountCents: toCents(50_000),
  feePct: 2.99,
  noteRatePct: 8.5,
  aprPct: 9.21,
  monthlyPaymentCents: toCents(619.93),
  originationFeeCents: toCents(1495),
  cashToBorrowerCents: toCents(38_505),
  recordingFeeCents: toCents(0),
  recordingTaxCents: toCents(0),
  cltvPct: 60,
  dtiPct: 30,
  codes: ['AUTOPAY'],
  costs: [
    { kind: 'ORIGINATION_FEE', amountCents: toCents(1495), fromDraw: true },
    { kind: 'PAYOFFS', amountCents: toCents(10_000), fromDraw: true },
  ],
};

test('estimates the quoted choice to the cent', () => {
  expect(estimate(quoted, { product: 'FIXED_TERM', termYears: 10, lineCents: toCents(50_000) })).toEqual(
    quoted,
  );
});

test('changes payment, fee and cash with the amount, but not the payoffs', () => {
  const terms = estimate(quoted, { product: 'FIXED_TERM', termYears: 10, lineCents: toCents(100_000) });
  expect(terms.monthlyPaymentCents).toBe(toCents(1239.86));
  expect(terms.originationFeeCents).toBe(toCents(2990));
  expect(terms.cashToBorrowerCents).toBe(toCents(87_010));
  expect(terms.costs[1]?.amountCents).toBe(toCents(10_000));
});

test('gives an APR equal to the note rate where there is no fee', () => {
  const terms = estimate(quoted, {
    product: 'FIXED_TERM',
    termYears: 10,
    lineCents: toCents(50_000),
    feePct: 0,
  });
  expect(terms.aprPct).toBe(8.5);
});

test('estimates another product with its own payment', () => {
  const terms = estimate(quoted, {
    product: 'INTEREST_ONLY_AGE_RESTRICTED',
    termYears: 30,
    lineCents: toCents(48_000),
  });
  expect(terms.product).toBe('INTEREST_ONLY_AGE_RESTRICTED');
  expect(terms.monthlyPaymentCents).toBe(toCents(340));
});

test('matches terms to a choice by product, amount, term and fee', () => {
  const offered = asOffered(quoted);
  const choice = { product: 'FIXED_TERM', termYears: 10, lineCents: toCents(50_000) } as const;
  expect(areTermsOf(offered, choice)).toBe(true);
  expect(areTermsOf(offered, { ...choice, feePct: 2.99 })).toBe(true);
  expect(areTermsOf(offered, { ...choice, feePct: 0.99 })).toBe(false);
  expect(areTermsOf(offered, { ...choice, termYears: 15 })).toBe(false);
  expect(areTermsOf(offered, { ...choice, product: 'INTEREST_ONLY_AGE_RESTRICTED' })).toBe(false);
});

test('matches a choice without a fee only to terms at the default fee', () => {
  const choice = { product: 'FIXED_TERM', termYears: 10, lineCents: toCents(50_000) } as const;
  const withoutFee = { choice: { ...choice, feePct: 0 }, terms: { ...quoted, feePct: 0 } };
  expect(areTermsOf(withoutFee, choice)).toBe(false);
  expect(areTermsOf(withoutFee, { ...choice, feePct: 0 })).toBe(true);
  const larger = asOffered({ ...quoted, lineAmountCents: toCents(90_000) });
  expect(nearestTerms([withoutFee, larger], choice)).toBe(larger.terms);
});

test('finds the nearest terms by product, term and fee, then by amount', () => {
  const longer = { ...quoted, termYears: 15 } as const;
  const larger = { ...quoted, lineAmountCents: toCents(90_000) };
  const interestOnly = { ...larger, product: 'INTEREST_ONLY_AGE_RESTRICTED' } as const;
  const choice = { product: 'FIXED_TERM', lineCents: toCents(85_000) } as const;
  const known = [interestOnly, quoted, longer, larger].map(asOffered);
  expect(nearestTerms(known, { ...choice, termYears: 10 })).toBe(larger);
  expect(nearestTerms(known, { ...choice, termYears: 15 })).toBe(longer);
});

test('says until when a higher fee costs more than the lowest, and that a fee without a lower rate always does', () => {
  const choice = { product: 'FIXED_TERM', termYears: 15, lineCents: toCents(87_500) } as const;
  const feeRates = [
    { feePct: 0, noteRatePct: 9.2 },
    { feePct: 2.99, noteRatePct: 8.6 },
    { feePct: 4.99, noteRatePct: 9.2 },
  ];
  const fees = feePrices({ ...quoted, ...choice, feeRates, amountRates: [] }, choice);
  // $87,500 at 9.20% and 8.60% over 180 months: after 62 payments the interest saved first exceeds the fee of $2,616.25.
  expect(breakEven(fees, 2.99)).toEqual({ feePct: 2.99, thanPct: 0, months: 62 });
  expect(breakEven(fees, 4.99)).toEqual({ feePct: 4.99, thanPct: 0, months: undefined });
  expect(breakEven(fees, 0)).toBeUndefined();
});
