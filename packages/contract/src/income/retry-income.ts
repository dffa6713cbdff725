import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const retryIncome = call({
  name: 'retryIncome',
  method: 'POST',
  path: `${BORROWER_PATH}/income/retry`,
  who: 'BORROWER',
  summary:
    'Returns to the choice of income verification, after a failed attempt or before anything was submitted.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
