import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** Refusing withdraws the application, since a line needs a value. */
export const OpinionForm = z.object({ decision: z.enum(['ORDERED', 'REFUSED']) });
export type OpinionForm = z.infer<typeof OpinionForm>;

export const orderOpinion = call({
  name: 'orderOpinion',
  method: 'POST',
  path: `${BORROWER_PATH}/valuation/opinion`,
  who: 'BORROWER',
  summary: 'Orders or refuses a broker price opinion (BPO).',
  params: ApplicationParams,
  body: OpinionForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
