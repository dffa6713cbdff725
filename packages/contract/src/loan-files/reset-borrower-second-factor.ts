import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

export const resetBorrowerSecondFactor = call({
  name: 'resetBorrowerSecondFactor',
  method: 'DELETE',
  path: `${LOAN_FILE_PATH}/second-factor`,
  who: 'STAFF',
  act: 'RESET_SECOND_FACTOR',
  summary:
    'Turns off the authenticator app that a borrower lost, ends their sessions and tells them by email. The password is still needed.',
  params: ApplicationParams,
  answer: z.undefined(),
  status: 204,
});
