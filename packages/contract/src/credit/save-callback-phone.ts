import { Phone } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const CallbackPhoneForm = z.object({ phone: Phone });
export type CallbackPhoneForm = z.infer<typeof CallbackPhoneForm>;

export const saveCallbackPhone = call({
  name: 'saveCallbackPhone',
  method: 'PUT',
  path: `${BORROWER_PATH}/credit/callback-phone`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves the phone number where the fraud desk reaches the borrower about a fraud alert.',
  params: ApplicationParams,
  body: CallbackPhoneForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
