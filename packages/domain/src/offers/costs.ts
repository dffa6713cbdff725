import type { Facts } from '../facts/facts.ts';
import { payoffsCents } from '../facts/liens.selectors.ts';
import { isManualNotary } from '../facts/notary.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { valuationIsCharged } from '../facts/valuation.selectors.ts';
import { type Cents, cents } from '../money/cents.ts';
import { type OtherFees, otherFees } from '../policy/fees.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';

export type CostKind =
  | 'ORIGINATION_FEE'
  | 'VALUATION'
  | 'MANUAL_NOTARY'
  | 'LENDER_CREDIT'
  | 'RECORDING_FEE'
  | 'RECORDING_TAX'
  | 'PAYOFFS';

/** One cost of a line. `fromDraw` marks a cost deducted from the draw, as every cost is: nothing is collected at closing. */
export type Cost = { readonly kind: CostKind; readonly amountCents: Cents; readonly fromDraw: boolean };

type Charges = {
  readonly otherFees: OtherFees;
  readonly payoffsCents: Cents;
};

/**
 * Returns the fees of an application other than origination and recording, from a rate sheet.
 * @throws Error when the application has no home yet
 */
export function otherFeesOn(facts: Facts, sheet: RateSheet): OtherFees {
  const state = facts.property?.state;
  if (!state) throw new Error('Fees without a home');
  return otherFees(sheet.fees(state).output, {
    valuation: valuationIsCharged(facts),
    manualNotary: isManualNotary(facts),
  });
}

/**
 * Returns every cost of an application's terms.
 * @param sheet the rate sheet that priced the terms
 * @throws Error when the application has no home yet
 */
export function costsFor(facts: Facts, sheet: RateSheet, terms: Terms): Cost[] {
  return costsOf(terms, {
    otherFees: otherFeesOn(facts, sheet),
    payoffsCents: payoffsCents(facts),
  });
}

/** Returns every cost of a line. The line equals the cash to the borrower plus the costs from the draw, less any lender credit. */
export function costsOf(terms: Terms, charges: Charges): Cost[] {
  const { lineAmountCents: line, originationFeeCents, cashToBorrowerCents } = terms;
  const { valuationCents: valuation, manualNotaryCents: notary } = charges.otherFees;
  const { recordingFeeCents, recordingTaxCents } = terms;
  const recording = recordingFeeCents + recordingTaxCents;
  const paid = line - cashToBorrowerCents - originationFeeCents - recording - charges.payoffsCents;
  const items: [CostKind, number][] = [
    ['ORIGINATION_FEE', originationFeeCents],
    ['VALUATION', valuation],
    ['MANUAL_NOTARY', notary],
    ['LENDER_CREDIT', paid - valuation - notary],
    ['PAYOFFS', charges.payoffsCents],
    ['RECORDING_FEE', recordingFeeCents],
    ['RECORDING_TAX', recordingTaxCents],
  ];
  return items
    .filter(([kind, amount]) => amount !== 0 || kind === 'ORIGINATION_FEE')
    .map(([kind, amount]) => ({ kind, amountCents: cents(amount), fromDraw: true }));
}
