import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { afterEvent, type SigningEvent, signingState } from '@homeline/domain/facts/signing-life.ts';
import { waitsForBorrower } from '@homeline/domain/facts/signing-order.ts';
import { signingRefusal } from '@homeline/domain/signing/signing-refusal.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { signerStep } from '@homeline/domain/workflow/signer-step.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Returns a refusal if this person's signature is in a state that doesn't allow the event; undefined if it does. */
export function signingGuard(facts: Facts, event: SigningEvent, signer?: Signer): Refusal | undefined {
  const state = signingState(facts, signer);
  if (afterEvent(state, event)) return undefined;
  return refuse('WRONG_STEP', { step: currentStep(facts).id, message: signingRefusal(state) });
}

/** Refuses a signer whose turn hasn't come, and one who hasn't read their documents. */
export function earlyRefusal(facts: Facts, signer: Signer): Refusal | undefined {
  const step = signerStep(facts, signer.uuid).id;
  if (waitsForBorrower(facts)) return refuse('WRONG_STEP', { step, message: BORROWER_FIRST });
  return step === 'SIGNER_SIGN' ? undefined : refuse('WRONG_STEP', { step });
}

const BORROWER_FIRST = 'The borrower signs first. We’ll email you when it’s your turn.';
