// Proves RU-05.

import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it } from 'vitest';
import { changedFigures } from './changed-figures.ts';

const twentyYears: Terms = {
  product: 'FIXED_TERM',
  termYears: 20,
  lineAmountCents: toCents(75_000),
  feePct: 2.99,
  noteRatePct: 8.8,
  aprPct: 9.23,
  monthlyPaymentCents: cents(66_515),
  originationFeeCents: cents(224_250),
  cashToBorrowerCents: cents(7_259_750),
  recordingFeeCents: toCents(160),
  recordingTaxCents: toCents(0),
  cltvPct: 65,
  dtiPct: 35,
  codes: [],
};

describe('changed figures', () => {
  it('start with the term', () => {
    const [term] = changedFigures(twentyYears, { ...twentyYears, noteRatePct: 9.05 });
    expect(term).toEqual({ name: 'Term', before: '20 years', after: '20 years' });
  });

  it('name both products when the product changes', () => {
    const interestOnly: Terms = { ...twentyYears, product: 'INTEREST_ONLY_AGE_RESTRICTED', termYears: 30 };
    expect(changedFigures(twentyYears, interestOnly)[0]).toEqual({
      name: 'Term',
      before: '20 years',
      after: 'Interest only',
    });
  });

  it('show payoffs only where there are any', () => {
    const paidOff = { ...twentyYears, cashToBorrowerCents: cents(3_259_750) };
    expect(changedFigures(twentyYears, paidOff)).toContainEqual({
      name: 'Loans paid off and other costs',
      before: '$0.00',
      after: '$40,000.00',
    });
    const names = changedFigures(twentyYears, twentyYears).map(({ name }) => name);
    expect(names).not.toContain('Loans paid off and other costs');
  });

  it('show each figure before and after', () => {
    const rate = changedFigures(twentyYears, { ...twentyYears, noteRatePct: 9.05 }).find(
      ({ name }) => name === 'Interest rate',
    );
    expect(rate).toEqual({ name: 'Interest rate', before: '8.80%', after: '9.05%' });
  });
});
