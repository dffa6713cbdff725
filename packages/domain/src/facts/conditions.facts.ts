import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { answer, log, Uuid } from './fact.ts';
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

/** What a condition must be answered before. Until then the application continues. */
export const ConditionStage = z.enum(['DOCUMENTS', 'SIGNING', 'FUNDING']);
export type ConditionStage = z.infer<typeof ConditionStage>;

/** Facts about conditions. */
export const conditionsFacts = {
  conditions: log(
    z.object({
      uuid: Uuid,
      category: ConditionCategory,
      /** The title that the borrower reads. Default: the category's. */
      title: z.string().optional(),
      requestDocuments: z.array(z.string()),
      /** How many documents it takes to answer the condition. Default: all that it requests. */
      numDocsRequired: z.int().min(1).max(20).optional(),
      /** The comments for the borrower. */
      comments: z.string(),
      /** The lender's internal notes, never shown to the borrower. */
      notes: z.string().optional(),
    }),
    'STAFF',
    'RULE',
  ),
  /** When a condition must be answered, and which member of staff follows up. The newest entry counts; without one, at once. */
  conditionPlans: log(
    z.object({
      condition: Uuid,
      /** Absent: at once. */
      before: ConditionStage.optional(),
      /** The last day to answer it, as the borrower reads it. */
      dueOn: CivilDateSchema.optional(),
      /** The account of the staff member in charge. */
      owner: z.string().optional(),
    }),
    'STAFF',
  ),
  /** Without a condition, it answers every earlier condition that is needed at once, or supports a review. */
  conditionSubmissions: log(
    z.object({
      condition: Uuid.optional(),
      documents: z.array(Uuid),
      /** Which of the lender's own types a document is, as the condition asked for it. */
      named: z.array(z.object({ document: Uuid, name: z.string() })).optional(),
    }),
    'BORROWER',
    'ORIGINATOR',
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
};
