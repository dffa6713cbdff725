// Proves OR-07.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { cents, toCents } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import { lineEstimate } from './line-estimate.ts';
import { CREDIT_BANDS, LineEstimateForm } from './line-estimate-form.ts';
import { quickQuote } from './quick-quote.ts';
import { QuickQuoteForm } from './quick-quote-form.ts';

const FORM: LineEstimateForm = { amountCents: toCents(60_000), credit: 'VERY_GOOD', termYears: 15 };
const estimate = (change: Partial<LineEstimateForm> = {}) =>
  lineEstimate({ ...FORM, ...change }, { ...homelineRules, states: ['OH', 'CO', 'TX'] });

describe('an estimate for a visitor', () => {
  it.each([
    [0, 'OH'],
    [100_000, 'CO'],
    [250_000, 'OH'],
    [330_000, 'OH'],
  ])('covers the price on a home with $%i owed in %s', (owed, state) => {
    const quoted = quickQuote(
      QuickQuoteForm.parse({
        ...{ state, propertyType: 'SINGLE_FAMILY', occupancy: 'PRIMARY', scoreFrom: '720' },
        ...{ homeValueCents: toCents(500_000), liensCents: toCents(owed), amountCents: FORM.amountCents },
        ...{ monthlyIncomeCents: toCents(20_000), monthlyDebtsCents: cents(0) },
      }),
      { ...homelineRules, today: civilDate('2026-03-02'), compensationPct: 0 },
    );
    const terms = 'terms' in quoted ? quoted.terms.find(({ termYears }) => termYears === 15) : undefined;
    const range = estimate() ?? expect.fail();
    for (const figure of ['noteRatePct', 'aprPct', 'monthlyPaymentCents'] as const) {
      expect(terms?.[figure], figure).toBeGreaterThanOrEqual(range[figure].from);
      expect(terms?.[figure], figure).toBeLessThanOrEqual(range[figure].to);
    }
  });

  it('is never more expensive with better credit', () => {
    const bands = Object.keys(CREDIT_BANDS) as LineEstimateForm['credit'][];
    const highest = bands.map((credit) => estimate({ credit })?.aprPct.to ?? Number.POSITIVE_INFINITY);
    expect(highest).toEqual(highest.toSorted((one, other) => one - other));
  });

  it('doesn’t exist for a state, score or amount without an available line', () => {
    expect(estimate({ credit: 'LOWER', amountCents: toCents(400_000) })).toBeUndefined();
    expect(lineEstimate(FORM, { ...homelineRules, states: [] })).toBeUndefined();
  });

  it('takes whole hundreds of dollars, within the rate sheets’ limits', () => {
    const asked = { credit: 'GOOD', termYears: '10', amountCents: '5512345' };
    expect(LineEstimateForm.parse(asked)).toEqual({
      credit: 'GOOD',
      termYears: 10,
      amountCents: toCents(55_100),
    });
    for (const wrong of [
      { amountCents: '-1' },
      { amountCents: 'many' },
      { termYears: '7' },
      { credit: 'BEST' },
    ])
      expect(LineEstimateForm.safeParse({ ...asked, ...wrong }).success).toBe(false);
  });
});
