import * as z from 'zod';
import { log, Remark, Uuid } from './fact.ts';
import { reviewDecisionSchema } from './review-decision.ts';

export const Verification = z.enum(['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW']);

/** Identity documents that a borrower can upload, by the type they are stored under. */
export const IdentityDocumentType = z.enum([
  'DRIVERSLICENSEFRONT',
  'IDCARDFRONT',
  'PASSPORTFRONT',
  'PERMANENTRESIDENTFRONT',
]);

/** A name on a sanctions list that resembles the screened one. */
export const ListedName = z.object({
  name: z.string().max(300),
  list: z.string().max(100),
  similarityPct: z.number().min(0).max(100),
});

/** Facts about who people are, and about sanctions. */
export const identityFacts = {
  /** `back` is the side with the barcode, for an ID that has one. */
  identityUploads: log(
    z.object({ document: Uuid, type: IdentityDocumentType, back: Uuid.optional() }),
    'BORROWER',
  ),
  identityResults: log(z.object({ answer: Verification, remark: Remark }), 'VENDOR'),
  identityDecisions: log(reviewDecisionSchema(['CLEARED', 'REJECTED']), 'STAFF'),
  /** `signer` is absent for the borrower. */
  sanctionsScreens: log(
    z.object({
      answer: z.enum(['CLEAR', 'POSSIBLE_MATCH']),
      signer: Uuid.optional(),
      matches: z.array(ListedName).max(50).optional(),
    }),
    'VENDOR',
  ),
  sanctionsDecisions: log(reviewDecisionSchema(['CLEARED', 'CONFIRMED']), 'STAFF'),
};
