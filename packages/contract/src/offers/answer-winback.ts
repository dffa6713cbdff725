import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const AcceptOrRefuse = z.object({ answer: z.enum(['ACCEPTED', 'REFUSED']) });

export const answerWinback = call({
  name: 'answerWinback',
  method: 'POST',
  path: `${BORROWER_PATH}/offers/winback`,
  who: 'BORROWER',
  summary: 'Returns to the offers, or withdraws.',
  params: ApplicationParams,
  body: AcceptOrRefuse,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
