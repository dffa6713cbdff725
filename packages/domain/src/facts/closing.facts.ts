import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { SigningField } from '../documents/field-places.ts';
import { LANGUAGES } from '../language/language.ts';
import { answer, log, Uuid } from './fact.ts';
import { OpeningWait } from './opening-wait.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** Facts about the checks before closing and the closing documents. */
export const closingFacts = {
  complianceDecisions: log(
    reviewDecisionSchema(['PASSED', 'REPRICE_REQUIRED', 'FAILED']).extend({
      attorneyRequired: z.boolean(),
      ...REFUSAL_REASONS,
    }),
    'RULE',
    'STAFF',
  ),
  /** Staff state that the borrower got the Texas notice in the language of the application. The comments say when and how. */
  translatedNotices: log(
    z.object({ language: z.enum(LANGUAGES), comments: z.string().min(1).max(2000) }),
    'STAFF',
  ),
  attorneyDecisions: log(reviewDecisionSchema(['APPROVED', 'REJECTED']), 'STAFF'),
  closingDocuments: log(
    z.object({
      answer: z.enum(['READY', 'FAILED']),
      documents: z.array(Uuid),
      /** The day of the office appointment for which they were written again. Only dates differ from what the borrower acknowledged. */
      appointmentOn: CivilDateSchema.optional(),
      /** The day that they state for the opening of the line. Older ones don’t say. */
      openingOn: CivilDateSchema.optional(),
      /** True if the documents have the places for initials that `written-documents.ts` lists; earlier documents have none. */
      initials: z.literal(true).optional(),
      /** Every field that somebody signs or initials in the browser, in reading order; earlier documents don’t say. */
      fields: z.array(SigningField).optional(),
    }),
    'VENDOR',
  ),
  /** The date of the closing documents passed before the borrower signed. */
  closingDocumentsExpiries: log(z.object({}), 'RULE'),
  closingAcknowledgement: answer(z.object({ documents: z.array(Uuid) }), 'BORROWER'),
  closingHold: answer(
    /** `reasons`: what the line waits for. Older holds have no reasons: they were only for Texas. */
    z.object({ allowedOn: CivilDateSchema, reasons: z.array(OpeningWait).optional() }),
    'RULE',
  ),
  closingDateReached: answer(z.object({}), 'DATE'),
  signdocsDecisions: log(
    reviewDecisionSchema(['REGENERATED', 'SIGNER_REMOVED']).extend({
      /** SIGNER_REMOVED only: who was taken off, and whether as an owner of the home. */
      signer: Uuid.optional(),
      heldTitle: z.boolean().optional(),
    }),
    'STAFF',
  ),
};
