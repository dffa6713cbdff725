import type { correctDetails as call } from '@homeline/contract/credit/correct-details.ts';
import type { Handler } from '../../http/asked.ts';
import { isRefusal } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';
import { sealedProfile } from '../applications/sealed-profile.ts';

/** The bureau knows nobody like this: name and birth are corrected and it is asked again. */
export const correctDetails: Handler<typeof call> = async (asked, context) => {
  const profile = sealedProfile(context, asked);
  if (isRefusal(profile)) return profile;
  return answerStep(asked, context, {
    at: ['SOFT_CREDIT_NO_CREDIT'],
    showed: ['profile'],
    decide: () => [
      { fact: 'profile', value: profile },
      { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'DETAILS' } },
    ],
  });
};
