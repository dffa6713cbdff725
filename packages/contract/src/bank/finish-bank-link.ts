import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const finishBankLink = call({
  name: 'finishBankLink',
  method: 'POST',
  path: `${BORROWER_PATH}/bank/linked`,
  who: 'BORROWER',
  summary: 'Takes the account that was chosen at the bank; it is confirmed before it is used.',
  params: ApplicationParams,
  body: z.object({ publicToken: z.string('Required').min(1, 'Required').max(500) }),
  answer: Status,
  errors: ['WRONG_STEP', 'PROVIDER_UNAVAILABLE', 'LINK_FAILED'],
  oncePerKey: true,
});
