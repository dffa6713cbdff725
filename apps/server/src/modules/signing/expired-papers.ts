import { expireClosing } from '@homeline/domain/closing/hold.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { signaturePendingSince } from '@homeline/domain/facts/signers.selectors.ts';
import { othersSignatureRefusal } from '@homeline/domain/signing/signing-refusal.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { todayAt } from '../rules/decision-context.ts';

/**
 * Returns the fact that outdates documents whose day has passed, or a refusal while a signature on them is on its way to the e-vault;
 * undefined if the documents may be used today.
 */
export function expiredPapers(context: Context, facts: Facts): readonly FactWrite[] | Refusal | undefined {
  const expiry = expireClosing(facts, todayAt(context, facts));
  if (expiry.length === 0) return undefined;
  const since = signaturePendingSince(facts);
  if (since === undefined) return expiry;
  const message = othersSignatureRefusal(since, context.clock.now());
  return refuse('WRONG_STEP', { step: currentStep(facts).id, message });
}
