import type { submitDocuments as call } from '@homeline/contract/conditions/submit-documents.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';

/** The steps that accept documents: the document request, and reviews that may ask for some. */
const DOCUMENT_STEPS = [
  'DOCUMENT_REQUEST' as const,
  ...STEPS.filter(({ kind, conditionCategories }) => kind === 'REVIEW' && conditionCategories).map(
    ({ id }) => id,
  ),
];

/** Submits uploaded documents for the open conditions or for a review. */
export const submitDocuments: Handler<typeof call> = async (request, context) => {
  const { documents } = request.body;
  const refusal = await uploadRefusal(context, request, { field: 'documents', uuids: documents });
  if (refusal) return refusal;
  return submitStep(request, context, {
    at: DOCUMENT_STEPS,
    decide: () => [{ fact: 'conditionSubmissions', value: { documents } }],
  });
};
