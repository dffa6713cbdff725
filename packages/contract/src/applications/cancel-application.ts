import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';
import { Status } from './status.ts';

export const cancelApplication = call({
  name: 'cancelApplication',
  method: 'POST',
  path: `${BORROWER_PATH}/cancellation`,
  who: 'BORROWER',
  summary: 'Withdraws the application, at any time until the deed is signed.',
  params: ApplicationParams,
  body: z.object({ reason: z.string().trim().max(500, 'Cannot be more than 500 characters').optional() }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
