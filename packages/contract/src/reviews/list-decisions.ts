import { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import { Decision, SubDecision } from '@homeline/domain/facts/decisions.ts';
import { Outcome } from '@homeline/domain/facts/offers.facts.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** A decision as it was made, with its explanation as it was kept. */
export const MadeDecision = z.object({
  /**
   * PROPERTY: on the home that the records found. INITIAL: on the offers. FINAL: on what was verified. VALUE: on a value that was found
   * later. REVIEW: by a person, or by a rule in their place. CHANGE: other terms in place of those that were chosen. END: the notice that
   * ended the application.
   */
  on: z.enum(['PROPERTY', 'INITIAL', 'FINAL', 'VALUE', 'REVIEW', 'CHANGE', 'END']),
  at: z.iso.datetime(),
  decision: Decision,
  subDecision: SubDecision,
  /** Where a decision on the offers leads. */
  outcome: Outcome.optional(),
  reasonCodes: z.array(z.string()),
  failures: z.array(z.string()),
  explanation: WordedExplanation,
});
export type MadeDecision = z.infer<typeof MadeDecision>;

export const listDecisions = call({
  name: 'listDecisions',
  method: 'GET',
  path: `${REVIEWS_PATH}/applications/{uuid}/decisions`,
  who: 'STAFF',
  desk: 'UNDERWRITER',
  summary: 'Every decision on an application with its explanation, the oldest first.',
  params: ApplicationParams,
  answer: z.object({ decisions: z.array(MadeDecision) }),
});
