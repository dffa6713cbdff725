import type * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { ProfileForm } from '../applications/save-profile.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** Who applies, corrected, because the bureau knows nobody of that name and birth. */
export const DetailsForm = ProfileForm.omit({ softCreditConsent: true, esignConsent: true });
export type DetailsForm = z.infer<typeof DetailsForm>;

export const correctDetails = call({
  name: 'correctDetails',
  method: 'POST',
  path: `${BORROWER_PATH}/credit/details`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Corrects name or date of birth, and asks the bureau again.',
  params: ApplicationParams,
  body: DetailsForm,
  answer: Status,
  errors: ['WRONG_STEP', 'UNDER_AGE'],
  oncePerKey: true,
});
