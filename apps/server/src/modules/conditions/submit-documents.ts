import type { submitDocuments as call } from '@homeline/contract/conditions/submit-documents.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { refusalOfUploads } from '../documents/uploads.ts';

/** Where documents are asked for, and the reviews that may come to ask for some. */
const AT = [
  'DOCUMENT_REQUEST' as const,
  ...STEPS.filter(({ kind, conditionCategories }) => kind === 'REVIEW' && conditionCategories).map(
    ({ id }) => id,
  ),
];

/** The borrower sends in what the open conditions ask for, or what may help a review; operations look at it. */
export const submitDocuments: Handler<typeof call> = async (request, context) => {
  const { documents } = request.body;
  const refusal = await refusalOfUploads(context, request, { field: 'documents', uuids: documents });
  if (refusal) return refusal;
  return submitStep(request, context, {
    at: AT,
    decide: () => [{ fact: 'conditionSubmissions', value: { documents } }],
  });
};
