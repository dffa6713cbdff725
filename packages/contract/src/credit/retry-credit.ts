import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const retryCredit = call({
  name: 'retryCredit',
  method: 'POST',
  path: `${BORROWER_PATH}/credit/retry`,
  who: 'BORROWER',
  summary: 'Retries the credit pull after the file was unfrozen or unlocked, or the bureau was unavailable.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
