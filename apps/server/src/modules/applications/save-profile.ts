import type { saveProfile as call } from '@homeline/contract/applications/save-profile.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { isOldEnough, TOO_YOUNG_MESSAGE } from '@homeline/domain/people/age.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { answerStep } from './answer-step.ts';

/** The borrower confirms who they are and consents to a soft pull: the application leaves its first step. */
export const saveProfile: Handler<typeof call> = async (asked, context) => {
  const { firstName, middleName, lastName, suffix, dob, softCreditConsent } = asked.body;
  const today = civilDateIn(context.organisations.get(asked.organisation).timeZone, context.clock.nowMs());
  if (!isOldEnough(dob, today)) return refuse('UNDER_AGE', { fields: { dob: TOO_YOUNG_MESSAGE } });

  const sealedDob = context.sealing.seal(dob, { application: asked.params.uuid, field: 'profile.dob' });
  return answerStep(asked, context, {
    at: ['IN_PROGRESS'],
    showed: ['profile'],
    decide: () => [
      { fact: 'profile', value: { firstName, middleName, lastName, suffix, dob: sealedDob } },
      {
        fact: 'softCreditConsent',
        value: { textVersion: softCreditConsent.textVersion, ...asked.origin },
      },
    ],
  });
};
