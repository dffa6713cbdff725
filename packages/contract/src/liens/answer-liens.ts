import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Shown } from '../fields.ts';
import { LienAnswer } from './get-liens.ts';

/** An answer for every lien shown: it is so, it is not, or the line is to pay it off. */
export const LiensForm = Shown.extend({
  liens: z.array(z.object({ id: z.string(), answer: LienAnswer })).max(50),
});
export type LiensForm = z.infer<typeof LiensForm>;

export const answerLiens = call({
  name: 'answerLiens',
  method: 'PUT',
  path: `${BORROWER_PATH}/liens`,
  who: 'BORROWER',
  summary: 'Confirms, disputes or pays off each lien of the home.',
  params: ApplicationParams,
  body: LiensForm,
  answer: Status,
  errors: ['WRONG_STEP', 'STALE_VERSION'],
});
