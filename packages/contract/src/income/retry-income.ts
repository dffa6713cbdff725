import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const retryIncome = call({
  name: 'retryIncome',
  method: 'POST',
  path: `${BORROWER_PATH}/income/retry`,
  who: 'BORROWER',
  summary:
    'Chooses again how to show income, after a way that came to nothing or before anything was sent in.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
