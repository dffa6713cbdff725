// Proves RU-41, RU-51.

import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { expect, test } from 'vitest';
import { feeAt, feeCard, feeWords, keyOf, offerAtFee, offerCard, offersKey, offerWith } from './offer-key.ts';

type Offer = Offers['offers'][number];

function offer(product: Terms['product'], termYears: Terms['termYears'], maximum: number): Offer {
  const terms: Offer['terms'] = {
    product,
    termYears,
    lineAmountCents: toCents(maximum),
    feePct: 0,
    noteRatePct: 9.4,
    aprPct: 9.4,
    monthlyPaymentCents: toCents(626.67),
    originationFeeCents: toCents(0),
    cashToBorrowerCents: toCents(maximum),
    recordingFeeCents: toCents(0),
    recordingTaxCents: toCents(0),
    cltvPct: 60,
    dtiPct: 30,
    codes: [],
    costs: [],
  };
  const [minimumCents, maximumCents] = [toCents(15_000), toCents(maximum)];
  const largest = [0.99, 2.99].map((feePct) => ({
    feePct,
    maximumCents: cents(maximumCents - (feePct < 2 ? 500_000 : 0)),
  }));
  const feeOptions = product === 'FIXED_TERM' ? largest : [{ feePct: 0, maximumCents }];
  return { product, termYears, minimumCents, maximumCents, terms, limitedByIncome: false, feeOptions };
}

const shorter = offer('FIXED_TERM', 15, 250_000);
const fixed = offer('FIXED_TERM', 30, 297_000);
const interestOnly = offer('INTEREST_ONLY_AGE_RESTRICTED', 30, 297_000);
const offers = [interestOnly, shorter, fixed];

test('finds each offer by its key, also two products with the same term', () => {
  expect(new Set(offers.map(keyOf)).size).toBe(3);
  for (const each of offers) expect(offerWith(offers, keyOf(each))).toBe(each);
  expect(offerWith(offers, 'FIXED_TERM 5')).toBeUndefined();
});

test('names an interest-only offer without a term', () => {
  expect(offers.map(offerCard)).toEqual([
    {
      value: 'INTEREST_ONLY_AGE_RESTRICTED 30',
      label: 'Interest only',
      detail: 'up to $297,000; the full balance is due at the end',
    },
    { value: 'FIXED_TERM 15', label: '15 years', detail: 'up to $250,000' },
    { value: 'FIXED_TERM 30', label: '30 years', detail: 'up to $297,000' },
  ]);
});

test('drops a chosen fee that another product does not have', () => {
  expect(feeAt(fixed, 2.99)).toEqual({ feePct: 2.99 });
  expect(feeAt(interestOnly, 2.99)).toEqual({});
  expect(feeAt(fixed, undefined)).toEqual({});
});

test('shows the largest line at the chosen fee, or the offer’s own where it does not have that fee', () => {
  const upTo = (feePct: number | undefined) =>
    offers.map((each) => offerCard(offerAtFee(each, feePct)).detail.split(';')[0]);
  expect(upTo(undefined)).toEqual(['up to $297,000', 'up to $250,000', 'up to $297,000']);
  expect(upTo(0.99)).toEqual(['up to $297,000', 'up to $245,000', 'up to $292,000']);
});

test('gives equal offers the same key and different offers another one', () => {
  const again = structuredClone(offers);
  expect(offersKey(again)).toBe(offersKey(offers));
  const dearer = { ...fixed, terms: { ...fixed.terms, noteRatePct: 9.65 } };
  expect(offersKey([interestOnly, shorter, dearer])).not.toBe(offersKey(offers));
  expect(offersKey([interestOnly, offer('FIXED_TERM', 15, 240_000), fixed])).not.toBe(offersKey(offers));
});

test('says from which amount Texas allows a fee, and why', () => {
  const limited = { feePct: 0.99, maximumCents: toCents(150_000), fromCents: toCents(47_600) };
  expect(feeCard(limited, [])).toEqual({ value: 0.99, label: '0.99%', detail: 'from $47,600' });
  expect(feeCard({ feePct: 0, maximumCents: toCents(150_000) }, [])).toEqual({ value: 0, label: '0%' });
  expect(feeWords({ feeOptions: [limited] }, [], 0.99)).toContain(
    'Texas limits all fees together to 2% of the amount.',
  );
  expect(feeWords({ feeOptions: [] }, [], 0)).not.toContain('Texas');
});
