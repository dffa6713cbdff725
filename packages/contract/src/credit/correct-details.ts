import type * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { ProfileForm } from '../applications/save-profile.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** Corrected applicant details, when the bureau found no match. */
export const DetailsForm = ProfileForm.omit({ softCreditConsent: true, esignConsent: true });
export type DetailsForm = z.infer<typeof DetailsForm>;

export const correctDetails = call({
  name: 'correctDetails',
  method: 'POST',
  path: `${BORROWER_PATH}/credit/details`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Corrects the name or date of birth and retries the credit pull.',
  params: ApplicationParams,
  body: DetailsForm,
  answer: Status,
  errors: ['WRONG_STEP', 'UNDER_AGE'],
  oncePerKey: true,
});
