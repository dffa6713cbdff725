// Proves LW-09.

import { describe, expect, it } from 'vitest';
import type { Terms } from '../facts/offers.facts.ts';
import { cents, sumCents, toCents } from '../money/cents.ts';
import { NO_OTHER_FEES, otherFees, totalOtherFees } from '../policy/fees.ts';
import { priceChoice } from '../pricing/choice.ts';
import { homeIn } from '../testing/home-in.ts';
import { homelineRules } from '../testing/homeline.ts';
import { costsOf } from './costs.ts';

const { sheet } = homelineRules;
describe('the costs of a line', () => {
  it('include a lender credit for Texas fees above 2%, and add up to the line with the cash to the borrower', () => {
    const { output: fees } = sheet.fees('TX');
    const scenario = {
      ...homeIn('TX'),
      otherFees: otherFees(fees, { valuation: true, manualNotary: true }),
    };
    const priced = priceChoice(scenario, { lineCents: toCents(15_000), termYears: 15 });
    if (!priced.eligible) throw new Error(priced.reason);
    const terms: Terms = priced.terms;
    const costs = costsOf(terms, { otherFees: scenario.otherFees, payoffsCents: cents(0) });
    const credit = costs.find(({ kind }) => kind === 'LENDER_CREDIT');
    expect(credit).toEqual({
      kind: 'LENDER_CREDIT',
      amountCents: cents(toCents(300) - totalOtherFees(scenario.otherFees) - fees.recordingCents),
      fromDraw: true,
    });
    expect(sumCents(costs.map(({ amountCents }) => amountCents))).toBe(toCents(300));
    expect(costs.every(({ fromDraw }) => fromDraw)).toBe(true);
    expect(sumCents([...costs.map(({ amountCents }) => amountCents), terms.cashToBorrowerCents])).toBe(
      terms.lineAmountCents,
    );
  });

  it('are all deducted from the draw, including recording fee and tax', () => {
    const priced = priceChoice(homeIn('FL'), { lineCents: toCents(50_000), termYears: 15 });
    if (!priced.eligible) throw new Error(priced.reason);
    const costs = costsOf(priced.terms, { otherFees: NO_OTHER_FEES, payoffsCents: cents(0) });
    expect(costs).toContainEqual({ kind: 'RECORDING_TAX', amountCents: toCents(275), fromDraw: true });
    expect(costs.map(({ kind }) => kind)).not.toContain('LENDER_CREDIT');
  });

  it('stay as promised for terms priced without recording: the lender pays it', () => {
    const priced = priceChoice(homeIn('FL'), { lineCents: toCents(50_000), termYears: 15 });
    if (!priced.eligible) throw new Error(priced.reason);
    const { recordingFeeCents, recordingTaxCents, cashToBorrowerCents: cash } = priced.terms;
    const recording = recordingFeeCents + recordingTaxCents;
    const before = { ...priced.terms, cashToBorrowerCents: cents(cash + recording) };
    expect(costsOf(before, { otherFees: NO_OTHER_FEES, payoffsCents: cents(0) })).toContainEqual({
      kind: 'LENDER_CREDIT',
      amountCents: cents(-recording),
      fromDraw: true,
    });
  });
});
