import type { Facts } from '../facts/facts.ts';
import { CLIENT_STEP_WORDS } from './client-steps.ts';
import { currentStep, taskOf } from './current-step.ts';
import { OWNERS, type Owner } from './step.ts';

/** Who must act, as text for a loan originator. A desk of the lender isn't named: some tell of fraud or sanctions. */
const OTHERS: Partial<Record<Owner, string>> = {
  BORROWER: 'The client',
  ADDITIONAL_SIGNER: 'Another signer',
  TITLE_AGENT: 'The title company',
  VALUATION_AGENT: 'The valuation company',
  ATTORNEY: 'The closing attorney',
  EMPLOYER: 'The employer',
  BANK: 'The bank',
  COUNTY_RECORDER: 'The county',
};

/**
 * Returns a client's step and who must act, as text for their originator.
 * @param owner who acts during a wait or a review
 */
export function clientStep(
  facts: Facts,
  owner = 'BORROWER',
): { readonly step: string; readonly actor: string } {
  const { id, kind } = currentStep(facts);
  const actor = OWNERS.find((each) => each === owner);
  const step = CLIENT_STEP_WORDS[id];
  return { step, actor: kind === 'TERMINAL' ? 'Nobody' : ((actor && OTHERS[actor]) ?? 'We do') };
}

/**
 * Returns whether the application waits for its borrower. False while a notice of adverse action is due: nothing that they do changes it,
 * and they must first learn of it from the notice.
 */
export function isClientsTurn(facts: Facts): boolean {
  const step = currentStep(facts);
  const isTheirs = step.kind === 'BORROWER_ACTION' || step.kind === 'ERROR';
  return isTheirs && taskOf(step, facts) !== 'sendAdverseActionNotice';
}

/** Returns whether a client handed over has agreed to nothing yet, so that the application is as the originator typed it. */
export function isUnanswered(facts: Facts): boolean {
  return currentStep(facts).id === 'IN_PROGRESS' && !facts.softCreditConsent && !facts.originatorConsent;
}
