import { bankCheck, returnedDisbursement } from './bank.selectors.ts';
import type { Facts } from './facts.ts';
import { lastWhere, newer } from './reading.ts';

/** A principal dwelling secures the line, so that its owners may rescind (12 CFR 1026.15(a)(1)(i)). */
export function isRescindable(facts: Facts): boolean {
  return facts.property?.occupancy === 'PRIMARY';
}

/** The payment that is under way or arrived; a returned one counts no longer. */
export function disbursement(facts: Facts) {
  const originated = facts.disbursements.at(-1);
  return newer(originated, returnedDisbursement(facts)) ? originated : undefined;
}

/** Money has left at any time; from then on nothing is declined, rescinded or cancelled. */
export function wasDisbursed(facts: Facts): boolean {
  return facts.disbursements.length > 0;
}

/** The payment that stands has arrived. */
export function isSettled(facts: Facts): boolean {
  const originated = disbursement(facts);
  const result = facts.disbursementResults.at(-1);
  return originated !== undefined && newer(result, originated) && result.answer === 'SETTLED';
}

/** The county's answer on the deed as it was last accepted. */
export function isRecorded(facts: Facts): boolean {
  const recording = facts.recordings.at(-1);
  const accepted = lastWhere(facts.deedDecisions, ({ decision }) => decision === 'ACCEPTED');
  return newer(recording, accepted) && recording.answer === 'ACCEPTED';
}

/** The account has been verified, or the fraud desk has cleared it. */
export function accountIsVerified(facts: Facts): boolean {
  const check = bankCheck(facts);
  if (!check) return false;
  const decision = facts.bankDecisions.at(-1);
  return check.answer === 'VERIFIED' || (newer(decision, check) && decision.decision === 'CLEARED');
}
