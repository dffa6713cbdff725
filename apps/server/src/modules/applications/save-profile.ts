import type { saveProfile as call } from '@homeline/contract/applications/save-profile.ts';
import type { Handler } from '../../http/asked.ts';
import { isRefusal } from '../../refusal.ts';
import { answerStep } from './answer-step.ts';
import { sealedProfile } from './sealed-profile.ts';

/** The borrower confirms who they are and consents to a soft pull and to electronic records: the application leaves its first step. */
export const saveProfile: Handler<typeof call> = async (asked, context) => {
  const profile = sealedProfile(context, asked);
  if (isRefusal(profile)) return profile;
  const { softCreditConsent, esignConsent } = asked.body;
  return answerStep(asked, context, {
    at: ['IN_PROGRESS'],
    showed: ['profile'],
    decide: () => [
      { fact: 'profile', value: profile },
      { fact: 'softCreditConsent', value: { textVersion: softCreditConsent.textVersion, ...asked.origin } },
      { fact: 'esignConsent', value: { textVersion: esignConsent.textVersion, ...asked.origin } },
    ],
  });
};
