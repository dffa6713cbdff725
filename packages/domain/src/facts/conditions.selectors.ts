import type { Facts } from './facts.ts';
import { newer } from './reading.ts';

/** Returns the conditions that operations has not cleared. A clearance covers all earlier conditions. */
export function openConditions(facts: Facts) {
  const cleared = facts.conditionDecisions.findLast(({ decision }) => decision === 'CLEARED');
  return facts.conditions.filter((condition) => newer(condition, cleared));
}

/** Returns whether the borrower must send documents for an open condition, for the first time or again. */
export function documentsAreRequested(facts: Facts): boolean {
  const asked = openConditions(facts).at(-1);
  if (!asked) return false;
  return !newer(facts.conditionSubmissions.at(-1), asked) || documentsWereRejected(facts);
}

/** Returns whether operations rejected the latest documents. */
export function documentsWereRejected(facts: Facts): boolean {
  const submission = facts.conditionSubmissions.at(-1);
  const rejected = facts.conditionDecisions.findLast(({ decision }) => decision === 'REJECTED');
  return submission !== undefined && newer(rejected, submission);
}

/** Returns whether operations is reviewing the borrower's documents. */
export function documentsAreInReview(facts: Facts): boolean {
  return openConditions(facts).length > 0 && !documentsAreRequested(facts);
}
