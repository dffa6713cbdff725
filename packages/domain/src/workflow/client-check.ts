import { softReport } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { currentStep } from './current-step.ts';

/** How far the soft credit check of a loan originator's client is, as the originator may know it. */
export const CLIENT_CHECK_STATES = ['NOT_ALLOWED', 'RUNNING', 'WITH_CLIENT', 'DONE', 'ENDED'] as const;
export type ClientCheckState = (typeof CLIENT_CHECK_STATES)[number];

/** Returns the state of the check. Without the client's consent, the originator learns nothing of it. */
export function clientCheckState(facts: Facts): ClientCheckState {
  if (!facts.originatorConsent) return 'NOT_ALLOWED';
  const { kind } = currentStep(facts);
  if (kind === 'TERMINAL') return 'ENDED';
  if (softReport(facts)) return 'DONE';
  return kind === 'BORROWER_ACTION' || kind === 'ERROR' ? 'WITH_CLIENT' : 'RUNNING';
}
