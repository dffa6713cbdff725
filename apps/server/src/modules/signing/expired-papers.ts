import { expireClosing } from '@homeline/domain/closing/hold.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { anySignatureIsPending } from '@homeline/domain/facts/signers.selectors.ts';
import { OTHERS_SIGNATURE_ON_ITS_WAY } from '@homeline/domain/signing/signing-refusal.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/**
 * Returns the fact that outdates documents whose day has passed, or a refusal while a signature on them is on its way to the e-vault;
 * undefined if the documents may be used today.
 * @param today the date at the home
 */
export function expiredPapers(facts: Facts, today: CivilDate): readonly FactWrite[] | Refusal | undefined {
  const expiry = expireClosing(facts, today);
  if (expiry.length === 0) return undefined;
  return anySignatureIsPending(facts)
    ? refuse('WRONG_STEP', { step: currentStep(facts).id, message: OTHERS_SIGNATURE_ON_ITS_WAY })
    : expiry;
}
