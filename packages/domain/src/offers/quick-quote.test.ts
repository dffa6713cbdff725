// Proves RO-12.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { toCents } from '../money/cents.ts';
import { buildOffers } from '../pricing/offers.ts';
import { homeIn } from '../testing/home-in.ts';
import { homelineRules } from '../testing/homeline.ts';
import { quickQuote } from './quick-quote.ts';
import { QuickQuoteForm } from './quick-quote-form.ts';

const GIVEN = {
  state: 'OH',
  propertyType: 'SINGLE_FAMILY',
  occupancy: 'PRIMARY',
  homeValueCents: toCents(500_000),
  liensCents: toCents(250_000),
  scoreFrom: '760',
  monthlyIncomeCents: toCents(9800),
  monthlyDebtsCents: toCents(2000),
  amountCents: toCents(80_000),
};
const context = { ...homelineRules, today: civilDate('2026-03-02'), compensationPct: 0 };
const quote = (change: object = {}) => quickQuote(QuickQuoteForm.parse({ ...GIVEN, ...change }), context);
const termsOf = (change: object = {}) => {
  const quoted = quote(change);
  return 'terms' in quoted ? quoted : expect.fail(JSON.stringify(quoted));
};

describe('a quick quote', () => {
  it('has the rate and payment that an offer on the same figures has, at every term', () => {
    const { offers } = buildOffers({ ...homeIn('OH'), codes: ['AUTOPAY'] });
    expect(offers.length).toBeGreaterThan(3);
    for (const { termYears, maximumCents, terms: offered } of offers)
      expect(
        termsOf({ amountCents: maximumCents }).terms.find((each) => each.termYears === termYears),
      ).toMatchObject({
        noteRatePct: offered.noteRatePct,
        aprPct: offered.aprPct,
        monthlyPaymentCents: offered.monthlyPaymentCents,
        feePct: offered.feePct,
      });
  });

  it('shows the largest line of a term that doesn’t reach the amount', () => {
    const { terms, smaller } = termsOf({ monthlyIncomeCents: toCents(6000), amountCents: toCents(60_000) });
    expect(smaller[0]).toMatchObject({ termYears: 5 });
    expect(smaller[0]?.upToCents).toBeLessThan(toCents(60_000));
    expect(terms.map(({ termYears }) => termYears)).not.toContain(5);
  });

  it('counts the originator’s compensation, and quotes no price that it makes high-cost', () => {
    const paid = quickQuote(QuickQuoteForm.parse(GIVEN), { ...context, compensationPct: 4 });
    const [first] = 'terms' in paid ? paid.terms : [];
    expect(first?.feePct).toBeLessThan(termsOf().terms[0]?.feePct ?? 0);
  });

  it('leaves out a county recording tax, and says so', () => {
    expect(termsOf({ state: 'FL' }).withoutRecordingTax).toBe(false);
    expect(termsOf({ state: 'NY' }).withoutRecordingTax).toBe(true);
  });

  it.each([
    [
      'amountCents',
      { amountCents: toCents(300_000) },
      /^Must be \$[\d,]+ or less: the home’s value and what is owed/,
    ],
    [
      'amountCents',
      { monthlyDebtsCents: toCents(4200), amountCents: toCents(150_000) },
      /or less: income and debts/,
    ],
    ['scoreFrom', { scoreFrom: '300' }, /^We lend from a score of \d+/],
    ['liensCents', { liensCents: toCents(480_000) }, /^Must be \$[\d,]+ or less: at this value/],
    [
      'monthlyDebtsCents',
      { monthlyDebtsCents: toCents(9000) },
      /^With the new payment, debts may be up to \d+%/,
    ],
    ['propertyType', { propertyType: 'COMMERCIAL' }, /^We don’t lend on this kind of home/],
    ['occupancy', { state: 'TX', occupancy: 'INVESTMENT' }, /In Texas|used this way/],
  ])('names %s as the input to change', (field, change, text) => {
    expect(quote(change)).toMatchObject({ field, text: expect.stringMatching(text) });
  });

  it('is available for the largest amount that a refusal names', () => {
    const refused = quote({ amountCents: toCents(300_000) });
    const named = 'field' in refused ? /\$([\d,]+)/.exec(refused.text)?.[1] : undefined;
    expect(termsOf({ amountCents: toCents(Number(named?.replaceAll(',', ''))) }).terms).not.toEqual([]);
  });
});
