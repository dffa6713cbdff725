import * as z from 'zod';
import { CentsSchema } from '../money/cents.ts';
import { answer, log, Uuid } from './fact.ts';
import { PolicyShortfall } from './policy-shortfall.ts';
import { choice } from './question.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** What a policy was measured against. Older findings don't say. */
const Measure = {
  neededCents: CentsSchema.optional(),
  withFlood: z.boolean().optional(),
};

/** Facts about the home’s insurance. */
export const insuranceFacts = {
  insuranceLookups: log(
    z.object({ answer: z.enum(['NO_POLICY_ON_FILE', 'IN_FORCE']), ...Measure }),
    'VENDOR',
  ),
  insuranceUploads: log(z.object({ documents: z.array(Uuid).min(1) }), 'BORROWER'),
  insuranceChecks: log(
    z.object({
      answer: z.enum(['COVERED', 'NOT_COVERED']),
      shortfalls: z.array(PolicyShortfall).optional(),
      ...Measure,
    }),
    'VENDOR',
  ),
  insuranceDecisions: log(reviewDecisionSchema(['ACCEPTED', 'REJECTED']), 'RULE', 'STAFF'),
  /** The borrower signs first and sends the policy before the money. */
  insurancePostponement: answer(z.object({}), 'BORROWER'),
};

/** What the borrower chooses about the proof of insurance. */
export const insuranceQuestions = {
  postponeInsurance: choice(insuranceFacts, {
    method: 'POST',
    path: '/insurance/postponement',
    summary: 'Signs before sending proof of insurance, which is due before the money is sent.',
    fact: 'insurancePostponement',
  }),
};
