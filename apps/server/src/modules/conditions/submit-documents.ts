import type { submitDocuments as call } from '@homeline/contract/conditions/submit-documents.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalOfUploads } from '../documents/uploads.ts';

/** The borrower sends in what the open conditions ask for; operations look at it. */
export const submitDocuments: Handler<typeof call> = async (asked, context) => {
  const { documents } = asked.body;
  const refusal = await refusalOfUploads(context, asked, { field: 'documents', uuids: documents });
  if (refusal) return refusal;
  return answerStep(asked, context, {
    at: ['DOCUMENT_REQUEST'],
    decide: () => [{ fact: 'conditionSubmissions', value: { documents } }],
  });
};
