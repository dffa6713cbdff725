import * as z from 'zod';
import { answer, log, RefusalReason, Remark } from './fact.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** Facts about title and flood zone. */
export const titleFacts = {
  prequalTitle: log(
    z.object({
      answer: z.enum(['NOT_REQUIRED', 'CLEAR', 'OPEN_ISSUE', 'OWNER_MISMATCH']),
      remark: Remark,
    }),
    'VENDOR',
    'RULE',
  ),
  finalTitle: log(
    z.object({
      answer: z.enum([
        'NOT_REQUIRED',
        'CLEAR',
        'OPEN_ISSUE',
        'OWNER_DOUBTFUL',
        'VESTED_IN_TRUST',
        'NO_LEGAL_DESCRIPTION',
      ]),
      remark: Remark,
    }),
    'VENDOR',
    'RULE',
  ),
  titleDecisions: log(
    reviewDecisionSchema(['CLEARED', 'PAYOFF_REQUIRED', 'REJECTED']).extend({ reason: RefusalReason }),
    'STAFF',
  ),
  trustDecisions: log(
    reviewDecisionSchema(['APPROVED', 'DOCUMENT_REJECTED', 'REJECTED']).extend({ reason: RefusalReason }),
    'STAFF',
  ),
  payoffDecisions: log(reviewDecisionSchema(['RECEIVED', 'PROBLEM']), 'STAFF'),
  floodDeterminations: log(
    z.object({ answer: z.enum(['OUT_OF_ZONE', 'SPECIAL_HAZARD', 'PENDING']), zone: z.string().optional() }),
    'VENDOR',
  ),
  floodNotice: answer(z.object({}), 'BORROWER'),
};
