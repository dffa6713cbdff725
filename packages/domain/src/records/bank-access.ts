import type { Facts } from '../facts/facts.ts';
import { currentStep } from '../workflow/current-step.ts';
import { noticeDue } from '../workflow/notice-due.ts';
import { reopeningProblem } from '../workflow/reopening.ts';

/**
 * Returns whether access to the borrower's bank isn't needed any more: the application ended without a line, can't be reopened, and owes
 * nothing after a rescission. What was read stays with the records (12 CFR 1002.12(b)(1)); reading more isn't necessary
 * (12 CFR 1033.421(a)(1), whose date is for counsel).
 */
export function bankAccessIsOver(facts: Facts, nowMs: number): boolean {
  const { id, kind } = currentStep(facts);
  if (kind !== 'TERMINAL' || id === 'COMPLETE' || noticeDue(facts)) return false;
  return reopeningProblem(facts, nowMs) !== undefined;
}
