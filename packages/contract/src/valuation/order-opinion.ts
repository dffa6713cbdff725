import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** Refusing withdraws the application, since a line needs a value. */
export const OpinionForm = z.object({
  decision: z.enum(['ORDERED', 'REFUSED']),
  /** On a first lien, the borrower agrees to receive copies at or before opening instead of three business days before (12 CFR 1002.14(a)(1)). */
  waivesCopyTiming: z.literal(true).optional(),
});
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
