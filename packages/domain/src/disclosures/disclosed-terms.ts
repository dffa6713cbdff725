import type { Terms } from '../facts/offers.facts.ts';

type DisclosedTerm = {
  /** The figures of the terms that state it. */
  readonly figures: readonly (keyof Terms)[];
  /** Whether its change lets the applicant walk away with their fees refunded (12 CFR 1026.40(g)). */
  readonly refundsFees: boolean;
};

/**
 * The terms that the early disclosure states of one application. Fees to others are estimates there: their change refunds nothing (comment
 * 40(g)-3). The credit limit alone isn't among them (12 CFR 1026.40(d)), but the fee in dollars that follows from it is. For counsel:
 * whether a change that the applicant asked for, such as paying without autopay, refunds fees. We say that it does.
 */
const DISCLOSED_TERMS = {
  // 12 CFR 1026.40(d)(5): the length of the plan and how the minimum payment is determined.
  PAYMENTS: { figures: ['product'], refundsFees: true },
  LENGTH: { figures: ['termYears'], refundsFees: true },
  // 12 CFR 1026.40(d)(6).
  RATE: { figures: ['noteRatePct'], refundsFees: true },
  // 12 CFR 1026.40(d)(7).
  ORIGINATION_FEE: { figures: ['feePct', 'originationFeeCents'], refundsFees: true },
  // 12 CFR 1026.40(d)(8).
  FEES_TO_OTHERS: { figures: ['recordingFeeCents', 'recordingTaxCents'], refundsFees: false },
} as const satisfies Record<string, DisclosedTerm>;

export type DisclosedTermName = keyof typeof DISCLOSED_TERMS;

const NAMES = Object.keys(DISCLOSED_TERMS) as DisclosedTermName[];

/** Terms as they were disclosed, and as they are now. */
export type TermsBeforeAndAfter = { readonly before: Terms; readonly after: Terms };

/** Returns the disclosed terms that differ, in the order of the disclosure. */
export function changedDisclosedTerms({ before, after }: TermsBeforeAndAfter): readonly DisclosedTermName[] {
  return NAMES.filter((name) => DISCLOSED_TERMS[name].figures.some((key) => before[key] !== after[key]));
}

/** Returns whether an applicant who doesn't open the plan because of this change gets every fee back (12 CFR 1026.40(g)). */
export function changeRefundsFees(change: TermsBeforeAndAfter): boolean {
  return changedDisclosedTerms(change).some((name) => DISCLOSED_TERMS[name].refundsFees);
}
