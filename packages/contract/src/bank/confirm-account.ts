import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const confirmAccount = call({
  name: 'confirmAccount',
  method: 'POST',
  path: `${BORROWER_PATH}/bank/confirmation`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Confirms the linked account, or chooses another.',
  params: ApplicationParams,
  body: z.object({ answer: z.enum(['CONFIRMED', 'CHANGED']) }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
