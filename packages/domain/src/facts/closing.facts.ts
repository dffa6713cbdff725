import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { CentsSchema } from '../money/cents.ts';
import { Consent } from './application.facts.ts';
import { answer, log, RefusalReason, Sealed, Uuid } from './fact.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** Why the lender asks for documents or an action. */
export const ConditionCategory = z.enum([
  'BANK_ACCOUNT_FRAUD_REVIEW',
  'FALSE_OWNERSHIP_TYPE_REVIEW',
  'GENERIC_DOCUMENT_REQUEST',
  'HARD_CREDIT_INQUIRY_REVIEW',
  'HELOC_MANUAL_PAYSTUB_UPLOAD',
  'ID_VERIFICATION_FAILURE',
  'IDENTITY_DOCUMENT_FRAUD_REVIEW',
  'MISSING_PHONE_NUMBER',
  'PROPERTY_LEGAL_DESCRIPTION',
  'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'REVIEW_TRUST_REQUIREMENTS',
]);
export type ConditionCategory = z.infer<typeof ConditionCategory>;

/** Facts about documents, conditions, signing, notary, insurance and funding. */
export const closingFacts = {
  summaryDocuments: log(z.object({ answer: z.enum(['READY']), documents: z.array(Uuid) }), 'VENDOR'),
  /** The first opening of a document. It demonstrates electronic access (15 USC 7001(c)(1)(C)(ii)). */
  documentOpenings: log(z.object({ document: Uuid }), 'BORROWER'),
  conditions: log(
    z.object({
      uuid: Uuid,
      category: ConditionCategory,
      requestDocuments: z.array(z.string()),
      /** How many documents answer the condition. Default: all that it requests. */
      numDocsRequired: z.int().min(1).max(20).optional(),
      /** The comments for the borrower. */
      comments: z.string(),
      /** The lender's internal notes, never shown to the borrower. */
      notes: z.string().optional(),
    }),
    'STAFF',
    'RULE',
  ),
  /** Without a condition, it answers every earlier condition or supports a review. */
  conditionSubmissions: log(
    z.object({ condition: Uuid.optional(), documents: z.array(Uuid) }),
    'BORROWER',
    'STAFF',
  ),
  /** Without a condition, it decides every earlier condition. */
  conditionDecisions: log(
    reviewDecisionSchema(['CLEARED', 'REJECTED', 'WAIVED']).extend({
      condition: Uuid.optional(),
      /** REJECTED only: what the borrower must send instead. */
      comments: z.string().optional(),
    }),
    'STAFF',
  ),
  incompletenessExpired: answer(z.object({}), 'DATE'),

  complianceDecisions: log(
    reviewDecisionSchema(['PASSED', 'REPRICE_REQUIRED', 'FAILED']).extend({
      attorneyRequired: z.boolean(),
      reason: RefusalReason,
    }),
    'RULE',
    'STAFF',
  ),
  attorneyDecisions: log(reviewDecisionSchema(['APPROVED', 'REJECTED']), 'STAFF'),
  closingDocuments: log(
    z.object({ answer: z.enum(['READY', 'FAILED']), documents: z.array(Uuid) }),
    'VENDOR',
  ),
  /** The day that the closing documents are dated passed before the borrower signed. */
  closingDocumentsExpiries: log(z.object({}), 'RULE'),
  closingAcknowledgement: answer(z.object({ documents: z.array(Uuid) }), 'BORROWER'),
  closingHold: answer(z.object({ allowedOn: CivilDateSchema }), 'RULE'),
  closingDateReached: answer(z.object({}), 'DATE'),
  signdocsDecisions: log(
    reviewDecisionSchema(['REGENERATED', 'SIGNER_REMOVED']).extend({
      /** SIGNER_REMOVED only: who was taken off, and whether as an owner of the home. */
      signer: Uuid.optional(),
      heldTitle: z.boolean().optional(),
    }),
    'STAFF',
  ),

  /** The borrower signed the page. `noteSignatures` records the e-vault's confirmation. */
  noteSignatureRequests: log(
    z.object({
      typedName: z.string().min(1),
      documents: z.array(Uuid),
      consent: Consent.optional(),
      /** The borrower's location when signing. */
      location: Sealed.optional(),
    }),
    'BORROWER',
  ),
  noteSignatures: log(z.object({ answer: z.enum(['SIGNED', 'FAILED']), documents: z.array(Uuid) }), 'VENDOR'),
  notaryDocuments: log(z.object({ answer: z.enum(['READY']), documents: z.array(Uuid) }), 'VENDOR'),
  /** The borrower asked for a session with a remote notary. The provider then opens one. */
  notarySessionRequests: log(z.object({}), 'BORROWER'),
  notarySessions: log(z.object({ session: z.string(), joinUrl: z.string() }), 'VENDOR'),
  remoteNotaryResults: log(
    z.object({ answer: z.enum(['COMPLETED', 'FAILED']), document: Uuid.optional(), sealed: z.boolean() }),
    'VENDOR',
  ),
  notaryRetries: log(z.object({}), 'BORROWER'),
  manualNotaryChoice: answer(z.object({}), 'BORROWER'),
  /** The borrower switched back to a remote notary. */
  remoteNotaryChoices: log(z.object({}), 'BORROWER'),
  notaryAppointments: log(z.object({ requestedTime: z.string(), place: z.string() }), 'BORROWER'),
  appointmentBookings: log(
    z.object({ appointment: z.string(), confirmedTime: z.string(), place: z.string() }),
    'VENDOR',
  ),
  manualNotaryResults: log(
    z.object({
      answer: z.enum(['SIGNED_RETURNED', 'NO_SHOW']),
      document: Uuid.optional(),
      sealed: z.boolean(),
    }),
    'VENDOR',
  ),
  deedDecisions: log(reviewDecisionSchema(['ACCEPTED', 'DEFECT']), 'RULE', 'STAFF'),

  insuranceLookups: log(z.object({ answer: z.enum(['NO_POLICY_ON_FILE', 'IN_FORCE']) }), 'VENDOR'),
  insuranceUploads: log(z.object({ documents: z.array(Uuid).min(1) }), 'BORROWER'),
  insuranceChecks: log(z.object({ answer: z.enum(['COVERED', 'NOT_COVERED']) }), 'VENDOR'),
  insuranceDecisions: log(reviewDecisionSchema(['ACCEPTED', 'REJECTED']), 'RULE', 'STAFF'),

  rescissionEnded: answer(z.object({}), 'DATE'),
  /** An owner stated after the period that they have not rescinded; the borrower when no signer is named. */
  nonRescissionConfirmations: log(z.object({ signer: Uuid.optional() }), 'BORROWER', 'SIGNER'),
  rescissionExercised: answer(z.object({ by: z.string() }), 'BORROWER', 'SIGNER'),
  fundingDecisions: log(
    reviewDecisionSchema(['APPROVED', 'DENIED']).extend({ reason: RefusalReason }),
    'RULE',
    'STAFF',
  ),
  /** The day came on which the money may go out. */
  releaseDays: log(z.object({}), 'DATE'),
  disbursements: log(z.object({ reference: Uuid, amountCents: CentsSchema, accountUuid: Uuid }), 'TASK'),
  disbursementResults: log(
    z.object({ answer: z.enum(['SETTLED', 'RETURNED']), returnCode: z.string().optional() }),
    'VENDOR',
  ),
  recordings: log(
    z.object({ answer: z.enum(['ACCEPTED', 'REJECTED']), instrumentNumber: z.string().optional() }),
    'VENDOR',
  ),
};
