import { noticeIsSent, refusedLastOption, standingCancellation } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { currentStep } from './current-step.ts';

const DAY_MS = 86_400_000;
/** How long after its withdrawal staff may reopen an application. */
export const REOPENED_FOR_DAYS = 30;

/**
 * Returns why a withdrawn application can't continue; undefined when it can. After a notice, a refused offer or a signature, the borrower
 * must apply again, and also once the credit report and the price are a month old.
 */
export function reopeningProblem(facts: Facts, nowMs: number): string | undefined {
  const withdrawn = standingCancellation(facts);
  if (currentStep(facts).id !== 'CANCELLED') return 'This application wasn’t withdrawn.';
  if (!withdrawn || refusedLastOption(facts))
    return 'The borrower refused the last offer. They can apply again.';
  if (noticeIsSent(facts)) return 'The borrower got a notice of our decision. They can apply again.';
  // What somebody signed was sealed at the end, without the others.
  if (facts.signerSignatureRequests.length > 0)
    return 'Another signer had signed already. The borrower can apply again.';
  if (facts.noteSignatures.length > 0) return 'The agreement was signed. The borrower can apply again.';
  if (nowMs - Date.parse(withdrawn.at) > REOPENED_FOR_DAYS * DAY_MS)
    return `It was withdrawn more than ${REOPENED_FOR_DAYS} days ago. The borrower can apply again.`;
  return undefined;
}
