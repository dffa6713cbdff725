import { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import { Decision, SubDecision } from '@homeline/domain/facts/decisions.ts';
import { Outcome } from '@homeline/domain/facts/offers.facts.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** A decision with its stored explanation. */
export const DecisionEntry = z.object({
  /**
   * PROPERTY: the property lookup. INITIAL: the offers. FINAL: the verified file. VALUE: a later home
   * value. REVIEW: by staff or an automatic rule. CHANGE: changed terms. END: the notice that
   * ended the application.
   */
  on: z.enum(['PROPERTY', 'INITIAL', 'FINAL', 'VALUE', 'REVIEW', 'CHANGE', 'END']),
  at: z.iso.datetime(),
  decision: Decision,
  subDecision: SubDecision,
  /** The outcome of a decision on the offers. */
  outcome: Outcome.optional(),
  reasonCodes: z.array(z.string()),
  failures: z.array(z.string()),
  explanation: WordedExplanation,
});
export type DecisionEntry = z.infer<typeof DecisionEntry>;

export const listDecisions = call({
  name: 'listDecisions',
  method: 'GET',
  path: `${REVIEWS_PATH}/applications/{uuid}/decisions`,
  who: 'STAFF',
  act: 'SEE_DECISIONS',
  summary: 'Returns every decision on an application with its explanation, oldest first.',
  params: ApplicationParams,
  answer: z.object({ decisions: z.array(DecisionEntry) }),
});
