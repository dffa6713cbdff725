import type { Facts } from './facts.ts';
import { newer, newest } from './reading.ts';

/** The way the borrower chose to show income, unless an error has sent them back to choose again. */
export function incomeSource(facts: Facts) {
  const source = facts.incomeSources.at(-1);
  return newer(source, facts.incomeRetries.at(-1)) ? source : undefined;
}

/** What the linked provider answered in this attempt. */
export function incomeResult(facts: Facts) {
  const source = incomeSource(facts);
  const result = facts.incomeResults.at(-1);
  return source && newer(result, source) ? result : undefined;
}

/** Pay stubs are wanted: chosen by the borrower, asked for by a partial answer, or sent back by the underwriter. */
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

/** The pay stubs that answer the request. */
export function uploadedPaystubs(facts: Facts) {
  const request = paystubRequest(facts);
  const upload = facts.paystubs.at(-1);
  return request && newer(upload, request) ? upload : undefined;
}

/** The underwriter's word on the pay stubs. */
export function paystubDecision(facts: Facts) {
  const upload = uploadedPaystubs(facts);
  const decision = facts.paystubDecisions.at(-1);
  return upload && newer(decision, upload) ? decision : undefined;
}

/** The employer is to be asked: chosen by the borrower, or because employment was not shown. */
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

/** Whom to ask at the employer, given after the borrower last chose this way. */
export function employerContact(facts: Facts) {
  const request = employerRequest(facts);
  const contact = facts.employerContacts.at(-1);
  return request && newer(contact, request) ? contact : undefined;
}

/** What the employer said when asked of the contact that stands. */
export function employerAnswer(facts: Facts) {
  const contact = employerContact(facts);
  const answer = facts.employerAnswers.at(-1);
  return contact && newer(answer, contact) ? answer : undefined;
}

/** This attempt cannot confirm the income: the borrower may try another source. */
export function incomeAttemptFailed(facts: Facts): boolean {
  return incomeResult(facts)?.answer === 'ERROR' || employerAnswer(facts)?.answer === 'NOT_CONFIRMED';
}

/**
 * The verified gross monthly income in cents, from whichever of provider, pay stub and employer said it last in this attempt.
 * @returns undefined while it is not verified
 */
export function verifiedMonthlyGrossCents(facts: Facts): number | undefined {
  const result = incomeResult(facts);
  const stubs = paystubDecision(facts);
  const employer = employerAnswer(facts);
  const isVerified =
    result?.answer === 'VERIFIED' || stubs?.decision === 'ACCEPTED' || employer?.answer === 'CONFIRMED';
  if (!isVerified) return undefined;
  const said = [employer?.monthlyGrossCents, stubs?.monthlyGrossCents, result?.monthlyGrossCents];
  return said.find((cents) => cents !== undefined);
}
