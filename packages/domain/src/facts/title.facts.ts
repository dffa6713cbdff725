import * as z from 'zod';
import { isPrintable } from '../documents/printable.ts';
import { answer, log, OrderReason, Remark, Uuid } from './fact.ts';
import { Agreed } from './form-fields.ts';
import { choice } from './question.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** The legal description of the home as the deed has it: lot and block, or metes and bounds. */
export const LegalDescription = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(4000, 'Must have 4,000 characters or fewer')
  .refine(isPrintable, 'Must be in letters and signs that we can print');

/** What the title agent found. */
const FinalSearch = z.object({
  answer: z.enum([
    'NOT_REQUIRED',
    'CLEAR',
    'OPEN_ISSUE',
    'OWNER_DOUBTFUL',
    'VESTED_IN_TRUST',
    'NO_LEGAL_DESCRIPTION',
  ]),
  legalDescription: LegalDescription.optional(),
  remark: Remark,
});

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
  finalTitle: log(FinalSearch, 'VENDOR', 'RULE'),
  /** A funding officer asked for another look at the title before funding, and why. */
  titleRefreshOrders: log(OrderReason, 'STAFF'),
  /** What that date-down search found. After signing it changes no terms. */
  refreshedTitle: log(FinalSearch, 'VENDOR'),
  titleDecisions: log(
    reviewDecisionSchema(['CLEARED', 'PAYOFF_REQUIRED', 'REJECTED']).extend({
      ...REFUSAL_REASONS,
      legalDescription: LegalDescription.optional(),
    }),
    'STAFF',
  ),
  trustDecisions: log(
    reviewDecisionSchema(['APPROVED', 'DOCUMENT_REJECTED', 'REJECTED']).extend({ ...REFUSAL_REASONS }),
    'STAFF',
  ),
  payoffDecisions: log(reviewDecisionSchema(['RECEIVED', 'PROBLEM']), 'STAFF'),
  floodDeterminations: log(
    z.object({
      answer: z.enum(['OUT_OF_ZONE', 'SPECIAL_HAZARD', 'PENDING']),
      zone: z.string().optional(),
      /** Whether the community takes part in the National Flood Insurance Program. Older determinations don't say. */
      communityParticipates: z.boolean().optional(),
    }),
    'VENDOR',
  ),
  /** The notice of special flood hazards, in writing (42 USC 4104a(a)(1)). */
  floodNoticeDelivery: answer(z.object({ document: Uuid }), 'TASK'),
  /** The borrower's acknowledgment of receipt (12 CFR 22.9(d)). */
  floodNotice: answer(z.object({}), 'BORROWER'),
};

/** What the borrower answers about the flood zone. */
export const titleQuestions = {
  acknowledgeFloodNotice: choice(titleFacts, {
    method: 'POST',
    path: '/disclosures/flood',
    summary: 'Acknowledges the notice that the home is in a special flood hazard area.',
    form: z.object({ agreed: Agreed }),
    fact: 'floodNotice',
  }),
};
