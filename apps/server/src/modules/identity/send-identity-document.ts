import type { sendIdentityDocument as call } from '@homeline/contract/identity/send-identity-document.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';

/** Submits an uploaded identity document for verification. */
export const sendIdentityDocument: Handler<typeof call> = async (request, context) => {
  const { document, type } = request.body;
  const refusal = await uploadRefusal(context, request, {
    field: 'document',
    uuids: [document],
    types: [type],
  });
  if (refusal) return refusal;
  return submitStep(request, context, {
    at: ['IDENTITY_VERIFICATION', 'ID_VERIFICATION_FAILURE'],
    decide: () => [{ fact: 'identityUploads', value: { document, type } }],
  });
};
