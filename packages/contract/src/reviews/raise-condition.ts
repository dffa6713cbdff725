import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { ConditionCategory, ConditionStage } from '@homeline/domain/facts/conditions.facts.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { RequestedDocument } from '@homeline/domain/organisations/lender-document-types.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** The categories that staff may raise. The identity check raises its own condition, which only a new ID answers. */
export const RaisedCategory = ConditionCategory.exclude(['ID_VERIFICATION_FAILURE']);

const Text = withoutPersonalNumbers(z.string().trim().max(2000, 'Cannot be more than 2000 characters'));

/** When a condition must be answered, and which member of staff follows up. */
export const ConditionPlan = z.object({
  /** The stage it must be answered before; the application continues until then. Absent: at once. */
  before: ConditionStage.optional(),
  /** The last day to answer, as the borrower reads it. */
  dueOn: CivilDateSchema.optional(),
  /** The account of a member of staff. */
  owner: z.string().optional(),
});

/** A request for documents or a phone number at any step. */
export const ConditionForm = ConditionPlan.extend({
  /** The title that the borrower reads. Default: the category's. */
  title: withoutPersonalNumbers(z.string().trim().max(80, 'Cannot be more than 80 characters')).optional(),
  category: RaisedCategory.default('GENERIC_DOCUMENT_REQUEST'),
  /** Empty for a phone number. */
  requestDocuments: z.array(RequestedDocument).max(20).default([]),
  /** How many documents answer the condition. Default: all; for a trust, one. */
  numDocsRequired: z.int().min(1, 'Must be at least 1').max(20, 'Cannot be more than 20').optional(),
  /** Internal notes, never shown to the borrower. */
  notes: Text.default(''),
  /** The text for the borrower; without it, the category's default text. */
  reason: Text.default(''),
})
  .refine(
    ({ category, requestDocuments }) => category === 'MISSING_PHONE_NUMBER' || requestDocuments.length > 0,
    { error: 'Required', path: ['requestDocuments'] },
  )
  .refine(({ category, before }) => category !== 'MISSING_PHONE_NUMBER' || before === undefined, {
    error: 'A phone number is needed at once',
    path: ['before'],
  });
export type ConditionForm = z.infer<typeof ConditionForm>;

export const raiseCondition = call({
  name: 'raiseCondition',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/condition`,
  who: 'STAFF',
  act: 'RAISE_CONDITION',
  summary:
    'Raises a condition in addition to those already open. The application waits until each is cleared or waived: at once, or at the stage before which it is needed.',
  params: ApplicationParams,
  body: ConditionForm,
  answer: StepStatus,
  errors: ['WRONG_STEP', 'FORBIDDEN'],
  oncePerKey: true,
});

export const planCondition = call({
  name: 'planCondition',
  method: 'PUT',
  path: `${REVIEWS_PATH}/reviews/{uuid}/conditions/{condition}/plan`,
  who: 'STAFF',
  act: 'RAISE_CONDITION',
  summary: 'Changes when an open condition is needed, its last day, and who sees to it.',
  params: ApplicationParams.extend({ condition: Uuid }),
  body: ConditionPlan,
  answer: StepStatus,
  errors: ['WRONG_STEP'],
});
