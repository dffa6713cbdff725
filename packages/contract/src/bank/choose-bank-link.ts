import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const chooseBankLink = call({
  name: 'chooseBankLink',
  method: 'POST',
  path: `${BORROWER_PATH}/bank/link-entry`,
  who: 'BORROWER',
  summary: 'Chooses to link a bank instead of manual entry.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP', 'FORBIDDEN'],
  oncePerKey: true,
});
