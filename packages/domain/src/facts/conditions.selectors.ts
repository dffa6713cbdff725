import type { Facts } from './facts.ts';
import { newer } from './reading.ts';

/** Conditions raised since the last time that all were cleared. */
export function openConditions(facts: Facts) {
  const cleared = facts.conditionDecisions.findLast(({ decision }) => decision === 'CLEARED');
  return facts.conditions.filter((condition) => newer(condition, cleared));
}

/** The borrower has something to send in: a condition is open and nothing was sent, or what was sent came back. */
export function documentsAreRequested(facts: Facts): boolean {
  const asked = openConditions(facts).at(-1);
  if (!asked) return false;
  return !newer(facts.conditionSubmissions.at(-1), asked) || documentsCameBack(facts);
}

/** What was sent in last did not do. */
export function documentsCameBack(facts: Facts): boolean {
  const submission = facts.conditionSubmissions.at(-1);
  const rejected = facts.conditionDecisions.findLast(({ decision }) => decision === 'REJECTED');
  return submission !== undefined && newer(rejected, submission);
}

/** What was sent in is with operations. */
export function documentsAreInReview(facts: Facts): boolean {
  return openConditions(facts).length > 0 && !documentsAreRequested(facts);
}
