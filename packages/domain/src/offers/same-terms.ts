import type { DeepReadonly } from '../facts/fact.ts';
import type { Terms } from '../facts/offers.facts.ts';

/** What the borrower gets and pays by terms; the ratios that these were judged by are not among it. */
const FELT = [
  'product',
  'termYears',
  'lineAmountCents',
  'noteRatePct',
  'aprPct',
  'monthlyPaymentCents',
  'originationFeeCents',
  'cashToBorrowerCents',
  'recordingFeeCents',
  'recordingTaxCents',
] as const satisfies readonly (keyof Terms)[];

/** Whether terms are, for the borrower, those of another pricing. */
export function areSameTerms(one: DeepReadonly<Terms>, other: DeepReadonly<Terms>): boolean {
  return FELT.every((name) => one[name] === other[name]);
}
