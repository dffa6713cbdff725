import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Ssn } from './ssn-field.ts';

export const SsnForm = z.object({ ssn: Ssn });
export type SsnForm = z.infer<typeof SsnForm>;

export const submitSsn = call({
  name: 'submitSsn',
  method: 'POST',
  path: `${BORROWER_PATH}/credit/ssn`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves the social security number and retries the credit pull with it.',
  params: ApplicationParams,
  body: SsnForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
