import type { Terms } from './offers.facts.ts';

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
export function areSameTerms(one: Terms, other: Terms): boolean {
  return FELT.every((name) => one[name] === other[name]);
}

/** Whether terms are worse for the borrower than others: less money, a higher rate, or another term or product than was asked for. */
export function areWorseTerms(terms: Terms, than: Terms): boolean {
  return (
    terms.product !== than.product ||
    terms.termYears !== than.termYears ||
    terms.lineAmountCents < than.lineAmountCents ||
    terms.noteRatePct > than.noteRatePct ||
    terms.cashToBorrowerCents < than.cashToBorrowerCents
  );
}
