import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Phone } from '../fields.ts';

export const CallbackPhoneForm = z.object({ phone: Phone });
export type CallbackPhoneForm = z.infer<typeof CallbackPhoneForm>;

export const saveCallbackPhone = call({
  name: 'saveCallbackPhone',
  method: 'PUT',
  path: `${BORROWER_PATH}/credit/callback-phone`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Says where the fraud desk reaches the borrower about an alert on their file.',
  params: ApplicationParams,
  body: CallbackPhoneForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
