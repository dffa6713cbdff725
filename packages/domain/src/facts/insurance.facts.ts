import * as z from 'zod';
import { log, Uuid } from './fact.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** Facts about the home’s insurance. */
export const insuranceFacts = {
  insuranceLookups: log(z.object({ answer: z.enum(['NO_POLICY_ON_FILE', 'IN_FORCE']) }), 'VENDOR'),
  insuranceUploads: log(z.object({ documents: z.array(Uuid).min(1) }), 'BORROWER'),
  insuranceChecks: log(z.object({ answer: z.enum(['COVERED', 'NOT_COVERED']) }), 'VENDOR'),
  insuranceDecisions: log(reviewDecisionSchema(['ACCEPTED', 'REJECTED']), 'RULE', 'STAFF'),
};
