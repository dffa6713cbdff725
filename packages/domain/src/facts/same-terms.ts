import type { Terms } from './offers.facts.ts';

/** The terms that the borrower gets and pays, without the ratios used to judge them. */
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

/** Returns whether two sets of terms are the same for the borrower. */
export function areSameTerms(one: Terms, other: Terms): boolean {
  return FELT.every((name) => one[name] === other[name]);
}

/** Returns whether terms are worse for the borrower than others: less money, a higher rate, or another term or product. */
export function areWorseTerms(terms: Terms, than: Terms): boolean {
  return (
    terms.product !== than.product ||
    terms.termYears !== than.termYears ||
    terms.lineAmountCents < than.lineAmountCents ||
    terms.noteRatePct > than.noteRatePct ||
    terms.cashToBorrowerCents < than.cashToBorrowerCents
  );
}
