import type { Cents } from '../money/cents.ts';
import type { Facts } from './facts.ts';
import type { Pension } from './pension.ts';
import { newer, newest } from './reading.ts';

/** Returns the income source that the borrower chose in this attempt. A retry ends the attempt. */
export function incomeSource(facts: Facts) {
  const source = facts.incomeSources.at(-1);
  return newer(source, facts.incomeRetries.at(-1)) ? source : undefined;
}

/** Returns the linked provider's result in this attempt. */
export function incomeResult(facts: Facts) {
  const source = incomeSource(facts);
  const result = facts.incomeResults.at(-1);
  return source && newer(result, source) ? result : undefined;
}

/** Returns the newest reason to ask for pay stubs: the borrower's choice, a partial result or the underwriter's rejection. */
export function paystubRequest(facts: Facts) {
  const source = incomeSource(facts);
  if (!source) return undefined;
  const result = incomeResult(facts);
  const decision = facts.paystubDecisions.at(-1);
  return newest(
    source.how === 'PAYSTUB' ? source : undefined,
    result?.answer === 'PARTIAL' ? result : undefined,
    decision?.decision === 'REJECTED' && newer(decision, source) ? decision : undefined,
  );
}

/** Returns how many pay stubs the current request needs, with the underwriter's comments after a rejection. */
export function paystubRequirement(facts: Facts): { readonly count: number; readonly comments: string } {
  const decision = facts.paystubDecisions.at(-1);
  const isRejection = decision !== undefined && decision === paystubRequest(facts);
  return {
    count: (isRejection && decision.numDocsRequired) || 1,
    comments: (isRejection && decision.comments) || '',
  };
}

/** Returns the pay stubs sent for the current request. */
export function uploadedPaystubs(facts: Facts) {
  const request = paystubRequest(facts);
  const upload = facts.paystubs.at(-1);
  return request && newer(upload, request) ? upload : undefined;
}

/** Returns the underwriter's decision on the current pay stubs. */
export function paystubDecision(facts: Facts) {
  const upload = uploadedPaystubs(facts);
  const decision = facts.paystubDecisions.at(-1);
  return upload && newer(decision, upload) ? decision : undefined;
}

/** Returns the newest reason for a VOE: the borrower's choice, or employment that another source doesn't show. */
export function employerRequest(facts: Facts) {
  const source = incomeSource(facts);
  if (!source) return undefined;
  const result = incomeResult(facts);
  const decision = paystubDecision(facts);
  return newest(
    source.how === 'EMPLOYER' ? source : undefined,
    result?.answer === 'EMPLOYMENT_NOT_SHOWN' ? result : undefined,
    decision?.decision === 'EMPLOYMENT_UNCONFIRMED' ? decision : undefined,
  );
}

/** Returns the VOE contact for the current request. */
export function employerContact(facts: Facts) {
  const request = employerRequest(facts);
  const contact = facts.employerContacts.at(-1);
  return request && newer(contact, request) ? contact : undefined;
}

/** Returns the employer's answer from the current contact. */
export function employerAnswer(facts: Facts) {
  const contact = employerContact(facts);
  const answer = facts.employerAnswers.at(-1);
  return contact && newer(answer, contact) ? answer : undefined;
}

/** Returns whether this attempt failed to verify income, so that the borrower may try another source. */
export function incomeAttemptFailed(facts: Facts): boolean {
  return incomeResult(facts)?.answer === 'ERROR' || employerAnswer(facts)?.answer === 'NOT_CONFIRMED';
}

/** Returns the award letter of the verified income: the provider's, or the tax-free part that an underwriter read. */
export function verifiedAward(facts: Facts): Pension | undefined {
  if (verifiedMonthlyGrossCents(facts) === undefined) return undefined;
  const taxFreeCents = paystubDecision(facts)?.taxFreeCents;
  return taxFreeCents === undefined ? incomeResult(facts)?.pension : taxFreePart(taxFreeCents);
}

/** Returns the tax-free part of an income as an award for life. */
export function taxFreePart(monthlyGrossCents: Cents): Pension {
  return { taxFree: true, monthlyGrossCents };
}

/**
 * Returns the verified gross monthly income in cents, from the newest of provider, pay stub and employer in this attempt.
 * @returns undefined while income is unverified
 */
export function verifiedMonthlyGrossCents(facts: Facts): number | undefined {
  const result = incomeResult(facts);
  const stubs = paystubDecision(facts);
  const employer = employerAnswer(facts);
  const isVerified =
    result?.answer === 'VERIFIED' || stubs?.decision === 'ACCEPTED' || employer?.answer === 'CONFIRMED';
  if (!isVerified) return undefined;
  const amounts = [employer?.monthlyGrossCents, stubs?.monthlyGrossCents, result?.monthlyGrossCents];
  return amounts.find((cents) => cents !== undefined);
}
