import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { afterEvent, type SigningEvent, signingState } from '@homeline/domain/facts/signing-life.ts';
import { signingRefusal } from '@homeline/domain/signing/signing-refusal.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Returns a refusal if this person's signature is in a state that doesn't allow the event; undefined if it does. */
export function signingGuard(facts: Facts, event: SigningEvent, signer?: Signer): Refusal | undefined {
  const state = signingState(facts, signer);
  if (afterEvent(state, event)) return undefined;
  return refuse('WRONG_STEP', { step: currentStep(facts).id, message: signingRefusal(state) });
}
