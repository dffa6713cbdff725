import type { Terms } from './offers.facts.ts';

/** The terms that matter to the borrower. CLTV, DTI and other underwriting figures don't. */
const BORROWER_TERMS = [
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
  return BORROWER_TERMS.every((name) => one[name] === other[name]);
}

/** Returns whether terms are worse for the borrower: less money, a higher rate, or another term or product. */
export function areWorseTerms(terms: Terms, than: Terms): boolean {
  return (
    terms.product !== than.product ||
    terms.termYears !== than.termYears ||
    terms.lineAmountCents < than.lineAmountCents ||
    terms.noteRatePct > than.noteRatePct ||
    terms.cashToBorrowerCents < than.cashToBorrowerCents
  );
}
