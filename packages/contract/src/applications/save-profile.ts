import { BirthDate, Consented, Name, NameSuffix, OptionalName } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';
import { Status } from './status.ts';

/** The page start/profile: the confirmed applicant, and the consents to a soft credit pull and to electronic records (15 USC 7001(c)). */
export const ProfileForm = z.object({
  firstName: Name,
  middleName: OptionalName,
  lastName: Name,
  suffix: NameSuffix,
  dob: BirthDate,
  softCreditConsent: Consented,
  esignConsent: Consented,
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const saveProfile = call({
  name: 'saveProfile',
  method: 'PUT',
  path: `${BORROWER_PATH}/profile`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves the confirmed profile with the consents to a soft credit pull and to electronic records.',
  params: ApplicationParams,
  body: ProfileForm,
  answer: Status,
  errors: ['WRONG_STEP', 'UNDER_AGE', 'CONSENT_OUTDATED'],
});
