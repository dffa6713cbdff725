import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { PublicToken } from '../return-path.ts';

export const finishBankLink = call({
  name: 'finishBankLink',
  method: 'POST',
  path: `${BORROWER_PATH}/bank/linked`,
  who: 'BORROWER',
  summary:
    'Saves the account chosen at the bank, which the borrower confirms before use, or how far the small deposit to a typed one is.',
  params: ApplicationParams,
  body: z.object({ publicToken: PublicToken.optional() }),
  answer: Status,
  errors: ['WRONG_STEP', 'PROVIDER_UNAVAILABLE', 'LINK_CANCELLED', 'LINK_FAILED'],
  oncePerKey: true,
});
