import type { correctDetails as call } from '@homeline/contract/credit/correct-details.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { sealedProfile } from '../applications/sealed-profile.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves the corrected name and date of birth after a bureau found no file, and pulls soft credit again. */
export const correctDetails: Handler<typeof call> = (request, context) => {
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
};
