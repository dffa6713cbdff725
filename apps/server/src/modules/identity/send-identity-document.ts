import type { sendIdentityDocument as call } from '@homeline/contract/identity/send-identity-document.ts';
import { backOf } from '@homeline/domain/identity/id-types.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';

/** Submits an uploaded identity document for verification. */
export const sendIdentityDocument: Handler<typeof call> = async (request, context) => {
  const { document, type, back } = request.body;
  const backType = backOf(type);
  if (backType && !back) return refuse('INVALID_INPUT', { fields: { back: 'Required' } });
  const refusal =
    (await uploadRefusal(context, request, { field: 'document', uuids: [document], types: [type] })) ??
    (backType && back
      ? await uploadRefusal(context, request, { field: 'back', uuids: [back], types: [backType] })
      : undefined);
  if (refusal) return refusal;
  return submitStep(request, context, {
    at: ['IDENTITY_VERIFICATION', 'ID_VERIFICATION_FAILURE'],
    decide: () => [{ fact: 'identityUploads', value: { document, type, ...(backType && { back }) } }],
  });
};
