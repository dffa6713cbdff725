import type { creditCalls } from '@homeline/contract/credit/calls.ts';
import { failedPull, frozenPull, hardRetryIsUsedUp } from '@homeline/domain/facts/credit.selectors.ts';
import type { Facts, FactValue } from '@homeline/domain/facts/facts.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { sealedProfile } from '../applications/sealed-profile.ts';
import { sealedSsn } from '../applications/sealed-ssn.ts';
import { submitStep } from '../applications/submit-step.ts';
import { saveCallbackPhone } from './save-callback-phone.ts';

export const creditHandlers = {
  /** Saves the SSN after the bureau found no match, and pulls soft credit again. */
  submitSsn: async (request, context) => {
    const ssn = sealedSsn(context, request.params.uuid, request.body.ssn);
    if (isRefusal(ssn)) return ssn;
    return submitStep(request, context, {
      at: stepsAccepting('submitSsn'),
      versionedFacts: ['ssn'],
      decide: () => [
        { fact: 'ssn', value: ssn },
        { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'SSN' } },
      ],
    });
  },
  /** Saves the PIN that lifts a credit freeze for us, and pulls soft credit again. */
  submitPin: async (request, context) => {
    const encryptionContext = { application: request.params.uuid, field: 'freezePin.pin' };
    const pin = context.sealing.seal(request.body.pin, encryptionContext);
    return submitStep(request, context, {
      at: stepsAccepting('submitPin'),
      versionedFacts: ['freezePin'],
      decide: () => [
        { fact: 'freezePin', value: { pin } },
        { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'PIN' } },
      ],
    });
  },
  /** Saves the corrected name and date of birth after a bureau found no file, and pulls soft credit again. */
  correctDetails: (request, context) => {
    return submitStep(request, context, {
      at: stepsAccepting('correctDetails'),
      versionedFacts: ['profile'],
      decide(facts) {
        const profile = sealedProfile(context, request, facts);
        if (isRefusal(profile)) return profile;
        return [
          { fact: 'profile', value: profile },
          { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'DETAILS' } },
        ];
      },
    });
  },
  /** Repeats the soft or hard pull that failed, after the borrower lifted a freeze or lock. A hard pull that the bureau failed is repeated once. */
  retryCredit: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('retryCredit'),
      decide(facts) {
        const { id } = currentStep(facts);
        if (id === 'CREDIT_ERROR' && hardRetryIsUsedUp(facts)) return refuse('WRONG_STEP', { step: id });
        return [{ fact: 'creditCorrections', value: correctionOf(facts) }];
      },
    }),
  saveCallbackPhone,
} satisfies HandlersOf<typeof creditCalls>;

function correctionOf(facts: Facts): FactValue<'creditCorrections'> {
  switch (currentStep(facts).id) {
    case 'CREDIT_FROZEN':
      return { pull: frozenPull(facts) ?? 'SOFT', how: 'UNFROZEN' };
    case 'CREDIT_FROZEN_WITH_PIN':
      return { pull: 'SOFT', how: 'UNFROZEN' };
    case 'CREDIT_LOCKED':
      return { pull: 'SOFT', how: 'UNLOCKED' };
    default:
      return { pull: failedPull(facts) ?? 'SOFT', how: 'RETRY' };
  }
}
