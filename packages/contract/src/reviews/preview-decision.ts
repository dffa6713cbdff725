import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { Figure } from '../loan-files/get-loan-file.ts';
import { DecisionForm } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** The immediate effects of a decision. */
export const DecisionEffect = z.object({
  /** Where the application is then. */
  step: z.string(),
  /** The figures that change; a side is absent where there is no such figure. */
  figures: z.array(z.object({ before: Figure.optional(), after: Figure.optional() })),
  /** What the borrower reads then, a paragraph each. */
  borrowerReads: z.array(z.string()),
});
export type DecisionEffect = z.infer<typeof DecisionEffect>;

export const previewDecision = call({
  name: 'previewDecision',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/decision/effect`,
  who: 'STAFF',
  act: 'DECIDE_REVIEW',
  summary:
    'Returns what a decision on a review would change: figures, step, and what the borrower reads. Records nothing. Not for partners.',
  params: ApplicationParams,
  body: DecisionForm.omit({ confirms: true }),
  answer: DecisionEffect,
  errors: ['WRONG_STEP', 'FORBIDDEN'],
});
