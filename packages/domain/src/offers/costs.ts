import type { DeepReadonly } from '../facts/fact.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';
import {
  HIGHEST_RECORDING_FEE_CENTS,
  HIGHEST_RECORDING_TAX_PER_100K_CENTS,
  MANUAL_NOTARY_FEE_CENTS,
  VALUATION_FEE_CENTS,
} from '../pricing/fees.ts';
import { recordingTax } from '../states/recording-tax.ts';
import { stateRules } from '../states/states.ts';

export type CostKind =
  | 'ORIGINATION_FEE'
  | 'VALUATION'
  | 'MANUAL_NOTARY'
  | 'LENDER_CREDIT'
  | 'RECORDING_FEE'
  | 'RECORDING_TAX'
  | 'PAYOFFS';

/** One thing that a line costs. `fromDraw`: taken from the draw, so that less of the line reaches the borrower. */
export type Cost = { readonly kind: CostKind; readonly amountCents: Cents; readonly fromDraw: boolean };

type Costed = {
  /** Two letters. */
  readonly state: string;
  readonly automatedValuationUsable: boolean;
  readonly manualNotary: boolean;
  readonly payoffsCents: Cents;
};

const HUNDRED_THOUSAND_CENTS = 10_000_000;

/**
 * Everything that a line costs, item by item. What is taken from the draw and the cash to the borrower add up to the line; a
 * difference is what the lender bears.
 */
export function costsOf(terms: DeepReadonly<Terms>, costed: Costed): Cost[] {
  const { lineAmountCents: line, originationFeeCents, cashToBorrowerCents, termYears } = terms;
  const valuation = costed.automatedValuationUsable ? 0 : VALUATION_FEE_CENTS;
  const notary = costed.manualNotary ? MANUAL_NOTARY_FEE_CENTS : 0;
  const paid = line - cashToBorrowerCents - originationFeeCents - costed.payoffsCents;
  const tax = recordingTax({ state: costed.state, lineCents: line, termMonths: termYears * 12 });
  const highestTax = Math.ceil((line * HIGHEST_RECORDING_TAX_PER_100K_CENTS) / HUNDRED_THOUSAND_CENTS);
  const recordingFee = stateRules(costed.state).recordingFeeDefaultCents;
  const items: [CostKind, number, boolean][] = [
    ['ORIGINATION_FEE', originationFeeCents, true],
    ['VALUATION', valuation, true],
    ['MANUAL_NOTARY', notary, true],
    ['LENDER_CREDIT', paid - valuation - notary, true],
    ['PAYOFFS', costed.payoffsCents, true],
    ['RECORDING_FEE', Math.min(recordingFee, HIGHEST_RECORDING_FEE_CENTS), false],
    ['RECORDING_TAX', Math.min(tax, highestTax), false],
  ];
  return items
    .filter(([kind, amount]) => amount !== 0 || kind === 'ORIGINATION_FEE')
    .map(([kind, amount, fromDraw]) => ({ kind, amountCents: cents(amount), fromDraw }));
}
