import type { saveProfile as call } from '@homeline/contract/applications/save-profile.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { sealedProfile } from './sealed-profile.ts';
import { submitStep } from './submit-step.ts';

/** Saves the borrower's profile with the consents to a soft pull and to electronic records. */
export const saveProfile: Handler<typeof call> = (request, context) => {
  const { softCreditConsent, esignConsent } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('saveProfile'),
    versionedFacts: ['profile'],
    decide(facts) {
      const profile = sealedProfile(context, request, facts);
      if (isRefusal(profile)) return profile;
      return [
        { fact: 'profile', value: profile },
        {
          fact: 'softCreditConsent',
          value: { textVersion: softCreditConsent.textVersion, ...request.origin },
        },
        { fact: 'esignConsent', value: { textVersion: esignConsent.textVersion, ...request.origin } },
      ];
    },
  });
};
