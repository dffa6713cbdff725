import { expect, it } from 'vitest';
import { showings } from './shown-terms.ts';

const TERMS = {
  ...{ product: 'FIXED_TERM', termYears: 15, lineAmountCents: 7_500_000, feePct: 2.99, noteRatePct: 8.6 },
  ...{ aprPct: 9.12, monthlyPaymentCents: 74_296, originationFeeCents: 224_250, recordingFeeCents: 15_000 },
  ...{ cashToBorrowerCents: 7_260_750, recordingTaxCents: 0, cltvPct: 65, dtiPct: 36.153, codes: [] },
};
const REPRICED = { ...TERMS, cashToBorrowerCents: 7_230_750 };
const OFFER = {
  product: 'FIXED_TERM',
  termYears: 15,
  minimumCents: 1_500_000,
  maximumCents: 10_210_000,
  terms: TERMS,
};
const marked = (figures: readonly { readonly label: string; readonly was?: string }[] = []) =>
  figures.filter(({ was }) => was !== undefined).map(({ label, was }) => `${label} was ${was}`);

it('marks what changed since the terms were last shown, on any page or document', () => {
  const [quoted, signed, repriced] = showings([
    TERMS,
    TERMS,
    { before: TERMS, after: REPRICED, reason: 'NOTARY' },
  ]);
  expect(quoted?.isSame).toBe(false);
  expect(quoted?.figures[0]).toEqual({ label: 'Line', value: '$75,000.00' });
  expect(marked(quoted?.figures)).toEqual([]);
  expect(signed).toMatchObject({ isSame: true });
  expect(marked(repriced?.figures)).toEqual(['Cash to borrower was $72,607.50']);
  expect(repriced?.more).toEqual([{ label: 'Reason', value: 'Notary' }]);
});

it('compares offers with earlier offers, and doesn’t treat a range of amounts as terms', () => {
  const cheaper = { ...OFFER, maximumCents: 9_000_000 };
  const [first, range, second] = showings([
    { offers: [OFFER] },
    { smallestLineCents: 1_500_000 },
    { offers: [cheaper, OFFER] },
  ]);
  expect(first?.offers[0]?.map(({ label }) => label)).toEqual([
    ...['Term', 'Largest line', 'Note rate', 'APR', 'Payment a month', 'Cash to borrower'],
  ]);
  expect(range).toEqual({
    ...{ figures: [], offers: [], isSame: false },
    more: [{ label: 'Smallest line', value: '$15,000.00' }],
  });
  expect(second?.offers.map(marked)).toEqual([['Largest line was $102,100.00'], []]);
});
