import type { sendOwnershipDocument as call } from '@homeline/contract/property/send-ownership-document.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalOfUploads } from '../documents/uploads.ts';

/** A deed or trust answers the doubt about who owns the home. */
export const sendOwnershipDocument: Handler<typeof call> = async (asked, context) => {
  const { document } = asked.body;
  const refusal = await refusalOfUploads(context, asked, { field: 'document', uuids: [document] });
  if (refusal) return refusal;
  return answerStep(asked, context, {
    at: ['INCORRECT_OWNERSHIP'],
    decide: () => [{ fact: 'ownershipDocuments', value: { document } }],
  });
};
