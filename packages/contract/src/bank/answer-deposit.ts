import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const answerDeposit = call({
  name: 'answerDeposit',
  method: 'POST',
  path: `${BORROWER_PATH}/bank/deposit`,
  who: 'BORROWER',
  summary: 'Goes on while a small deposit to the account is on its way, or gives another account instead.',
  params: ApplicationParams,
  body: z.object({ answer: z.enum(['CONTINUED', 'OTHER_ACCOUNT']) }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
