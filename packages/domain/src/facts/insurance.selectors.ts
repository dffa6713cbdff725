import type { Facts } from './facts.ts';
import { lastWhere, newer } from './reading.ts';

/** Returns whether the lookup found sufficient coverage in force. The borrower then sends no proof. */
export function policyIsInForce(facts: Facts): boolean {
  return facts.insuranceLookups.at(-1)?.answer === 'IN_FORCE';
}

/** Returns the borrower's proof of insurance, unless it was rejected. */
export function insuranceUpload(facts: Facts) {
  const upload = facts.insuranceUploads.at(-1);
  const rejected = lastWhere(facts.insuranceDecisions, ({ decision }) => decision === 'REJECTED');
  return newer(upload, rejected) ? upload : undefined;
}

/** Returns the check of the current proof of insurance. */
export function insuranceCheck(facts: Facts) {
  const upload = insuranceUpload(facts);
  const check = facts.insuranceChecks.at(-1);
  return upload && newer(check, upload) ? check : undefined;
}

/** Returns whether the home has the required insurance, by lookup or by accepted proof. */
export function insuranceIsAccepted(facts: Facts): boolean {
  if (policyIsInForce(facts)) return true;
  const decision = facts.insuranceDecisions.at(-1);
  const upload = insuranceUpload(facts);
  return upload !== undefined && newer(decision, upload) && decision.decision === 'ACCEPTED';
}
