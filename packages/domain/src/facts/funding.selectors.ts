import { bankCheck, returnedDisbursement } from './bank.selectors.ts';
import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';
import { deedSigners } from './signers.selectors.ts';

/**
 * Returns whether the owners may rescind, because the line is secured by the principal dwelling of the borrower or of another owner
 * (12 CFR 1026.15(a)(1)(i)). For counsel to confirm: every owner gets the notice, even one who lives elsewhere.
 */
export function isRescindable(facts: Facts): boolean {
  return facts.property?.occupancy === 'PRIMARY' || coOwnerLivesThere(facts);
}

/** Returns whether the home is the principal dwelling of another owner. */
export function coOwnerLivesThere(facts: Facts): boolean {
  return deedSigners(facts).some(({ livesThere }) => livesThere);
}

/** Returns the current disbursement, pending or settled. A returned one no longer counts. */
export function disbursement(facts: Facts) {
  const originated = facts.disbursements.at(-1);
  return newer(originated, returnedDisbursement(facts)) ? originated : undefined;
}

/** Returns when the funding was last approved, or the money last came back: a new disbursement is due since then. */
export function paymentDueSince(facts: Facts) {
  return newest(
    lastWhere(facts.fundingDecisions, ({ decision }) => decision === 'APPROVED'),
    returnedDisbursement(facts),
  );
}

/** Returns whether the day came on which the money may go out. */
export function releaseDayHasCome(facts: Facts): boolean {
  return newer(facts.releaseDays.at(-1), paymentDueSince(facts));
}

/** Returns whether a disbursement was ever originated. After that, the application can't be declined, rescinded or canceled. */
export function wasDisbursed(facts: Facts): boolean {
  return facts.disbursements.length > 0;
}

/** Returns the bank's newest report on a disbursement. */
export function resultOf({ disbursementResults }: Facts, of: Facts['disbursements'][number]) {
  return lastWhere(disbursementResults, (result) =>
    result.reference === undefined ? newer(result, of) : result.reference === of.reference,
  );
}

/** Returns whether the current disbursement has settled. */
export function isSettled(facts: Facts): boolean {
  const originated = disbursement(facts);
  return originated !== undefined && resultOf(facts, originated)?.answer === 'SETTLED';
}

/** Returns whether the county recorded the deed that was accepted last. */
export function isRecorded(facts: Facts): boolean {
  const recording = facts.recordings.at(-1);
  const accepted = lastWhere(facts.deedDecisions, ({ decision }) => decision === 'ACCEPTED');
  return newer(recording, accepted) && recording.answer === 'ACCEPTED';
}

/** Returns whether the account check passed or the fraud team cleared it. */
export function accountIsVerified(facts: Facts): boolean {
  const check = bankCheck(facts);
  if (!check) return false;
  const decision = facts.bankDecisions.at(-1);
  return check.answer === 'VERIFIED' || (newer(decision, check) && decision.decision === 'CLEARED');
}
