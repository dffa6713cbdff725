import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { ConditionCategory } from '@homeline/domain/facts/closing.facts.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** A request for documents at any step. */
export const ConditionForm = z.object({
  category: ConditionCategory.default('GENERIC_DOCUMENT_REQUEST'),
  requestDocuments: z.array(UploadedDocumentType).min(1, 'Required').max(20),
  /** The text for the borrower; without it, the category's default text. */
  reason: z.string().trim().max(2000, 'Cannot be more than 2000 characters').default(''),
});
export type ConditionForm = z.infer<typeof ConditionForm>;

export const raiseCondition = call({
  name: 'raiseCondition',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/condition`,
  who: 'STAFF',
  summary: 'Raises a condition for documents. The application waits until it is cleared.',
  params: ApplicationParams,
  body: ConditionForm,
  answer: StepStatus,
  errors: ['WRONG_STEP', 'FORBIDDEN'],
  oncePerKey: true,
});
