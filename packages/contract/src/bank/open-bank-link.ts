import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { ReturnPath } from '../return-path.ts';

export const openBankLink = call({
  name: 'openBankLink',
  method: 'POST',
  path: `${BORROWER_PATH}/bank/link`,
  who: 'BORROWER',
  summary:
    'Opens the bank provider’s page, which returns the borrower with `publicToken` or `error` in the query, or with neither.',
  params: ApplicationParams,
  body: z.object({ returnPath: ReturnPath }),
  answer: z.object({ url: z.url() }),
  errors: ['WRONG_STEP', 'PROVIDER_UNAVAILABLE'],
  oncePerKey: true,
});
