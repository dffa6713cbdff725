import { AnsweredLien } from '@homeline/domain/facts/liens.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** An answer for each Texas lien found after the borrower answered for the others. */
export const FoundLiensForm = z.object({ liens: z.array(AnsweredLien).max(50) });
export type FoundLiensForm = z.infer<typeof FoundLiensForm>;

export const answerFoundLiens = call({
  name: 'answerFoundLiens',
  method: 'PUT',
  path: `${BORROWER_PATH}/liens/found`,
  who: 'BORROWER',
  versioned: true,
  summary:
    'Answers for Texas liens that only the full credit report shows, or that a review found to be home equity loans.',
  params: ApplicationParams,
  body: FoundLiensForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
