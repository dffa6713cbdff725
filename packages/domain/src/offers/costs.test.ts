import { describe, expect, it } from 'vitest';
import type { Terms } from '../facts/offers.facts.ts';
import { cents, sumCents, toCents } from '../money/cents.ts';
import { otherFees, totalOtherFees } from '../policy/fees.ts';
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
    const fromDraw = costs.filter((cost) => cost.fromDraw).map(({ amountCents }) => amountCents);
    expect(sumCents([...fromDraw, terms.cashToBorrowerCents])).toBe(terms.lineAmountCents);
  });
});
