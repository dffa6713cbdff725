import { AnsweredLien } from '@homeline/domain/facts/credit.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** An answer for every lien on a home in Texas that came to light after the others were answered for. */
export const FoundLiensForm = z.object({ liens: z.array(AnsweredLien).max(50) });
export type FoundLiensForm = z.infer<typeof FoundLiensForm>;

export const answerFoundLiens = call({
  name: 'answerFoundLiens',
  method: 'PUT',
  path: `${BORROWER_PATH}/liens/found`,
  who: 'BORROWER',
  versioned: true,
  summary:
    'Answers, on a home in Texas, for liens that only the full report shows or that a review found to be home equity loans.',
  params: ApplicationParams,
  body: FoundLiensForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
