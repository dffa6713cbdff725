import type { sendOwnershipDocument as call } from '@homeline/contract/property/send-ownership-document.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';

/** Saves the deed or trust that shows who owns the home. */
export const sendOwnershipDocument: Handler<typeof call> = async (request, context) => {
  const { document } = request.body;
  const refusal = await uploadRefusal(context, request, { field: 'document', uuids: [document] });
  if (refusal) return refusal;
  return submitStep(request, context, {
    at: stepsAccepting('sendOwnershipDocument'),
    decide: () => [{ fact: 'ownershipDocuments', value: { document } }],
  });
};
