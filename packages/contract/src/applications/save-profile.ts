import { applicationFacts } from '@homeline/domain/facts/application.facts.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { BirthDate, Name, OptionalName, Shown } from '../fields.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';
import { Status } from './status.ts';

/** The page start/profile: who applies, confirmed, and the consent to a soft credit pull. */
export const ProfileForm = Shown.extend({
  firstName: Name,
  middleName: OptionalName,
  lastName: Name,
  suffix: OptionalName,
  dob: BirthDate,
  softCreditConsent: z.object({
    agreed: z.literal(true, 'Required'),
    textVersion: applicationFacts.softCreditConsent.value.shape.textVersion,
  }),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const saveProfile = call({
  name: 'saveProfile',
  method: 'PUT',
  path: `${BORROWER_PATH}/profile`,
  who: 'BORROWER',
  summary: 'Confirms who applies and consents to a soft credit pull.',
  params: ApplicationParams,
  body: ProfileForm,
  answer: Status,
  errors: ['WRONG_STEP', 'STALE_VERSION', 'UNDER_AGE'],
});
