// Proves BZ-02.

import { describe, expect, it } from 'vitest';
import { cents, parseDollars, toCents } from '../money/cents.ts';
import { drawPeriodYears, minimumRedraw } from '../pricing/draws.ts';
import published from '../pricing/ratios.cases.json' with { type: 'json' };
import { homelineRules } from '../testing/homeline.ts';
import { cashToBorrower, NO_OTHER_FEES, originationFee, otherFees, totalOtherFees } from './fees.ts';

const fees = homelineRules.sheet.fees('OH').output;

describe('fees', () => {
  it.each(published.fees)('charge $originationFee for $originationFeePct% of $lineAmount', (row) => {
    const lineCents = parseDollars(row.lineAmount);
    const originationFeeCents = originationFee(lineCents, row.originationFeePct);
    expect(originationFeeCents).toBe(parseDollars(row.originationFee));
    const otherFinancedFeesCents = parseDollars(row.otherFinancedFees);
    const draw = { lineCents, originationFeeCents, otherFinancedFeesCents, payoffsCents: cents(0) };
    expect(cashToBorrower(draw)).toBe(parseDollars(row.cashToBorrowerBeforePayoffs));
  });

  it('include the valuation only when charged and the notary only when in person', () => {
    expect(otherFees(fees, { valuation: false, manualNotary: false })).toEqual(NO_OTHER_FEES);
    const evaluated = { ...NO_OTHER_FEES, valuationCents: toCents(180) };
    expect(otherFees(fees, { valuation: true, manualNotary: false })).toEqual(evaluated);
    const both = otherFees(fees, { valuation: true, manualNotary: true });
    expect(both).toEqual({ ...evaluated, manualNotaryCents: toCents(300) });
    expect(totalOtherFees(both)).toBe(toCents(480));
  });
});

describe('additional draws', () => {
  it('are available for two years on a five-year term and for five years on longer terms', () => {
    expect([5, 10, 15, 20, 30].map(drawPeriodYears)).toEqual([2, 5, 5, 5, 5]);
  });

  it('have a $4,000 minimum in Texas and $500 elsewhere', () => {
    expect(minimumRedraw('TX')).toBe(toCents(4000));
    expect(minimumRedraw('OH')).toBe(toCents(500));
  });
});
