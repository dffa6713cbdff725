import type { Facts } from './facts.ts';
import { lastWhere, newer } from './reading.ts';

/** A policy that covers was found in force, so that nothing need be sent in. */
export function policyIsInForce(facts: Facts): boolean {
  return facts.insuranceLookups.at(-1)?.answer === 'IN_FORCE';
}

/** The proof that the borrower sent in, unless it was rejected. */
export function insuranceUpload(facts: Facts) {
  const upload = facts.insuranceUploads.at(-1);
  const rejected = lastWhere(facts.insuranceDecisions, ({ decision }) => decision === 'REJECTED');
  return newer(upload, rejected) ? upload : undefined;
}

/** What the check found in the policy as it was last sent in. */
export function insuranceCheck(facts: Facts) {
  const upload = insuranceUpload(facts);
  const check = facts.insuranceChecks.at(-1);
  return upload && newer(check, upload) ? check : undefined;
}

/** The home is insured as it must be: by a policy found in force, or by one that was sent in and accepted. */
export function insuranceIsAccepted(facts: Facts): boolean {
  if (policyIsInForce(facts)) return true;
  const decision = facts.insuranceDecisions.at(-1);
  const upload = insuranceUpload(facts);
  return upload !== undefined && newer(decision, upload) && decision.decision === 'ACCEPTED';
}
