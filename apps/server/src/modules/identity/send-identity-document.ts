import type { sendIdentityDocument as call } from '@homeline/contract/identity/send-identity-document.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { acceptIdUpload } from '../documents/id-upload.ts';

/** Submits an uploaded identity document for verification. */
export const sendIdentityDocument: Handler<typeof call> = async (request, context) => {
  const value = await acceptIdUpload(context, request);
  if (isRefusal(value)) return value;
  return submitStep(request, context, {
    at: stepsAccepting('sendIdentityDocument'),
    decide: () => [{ fact: 'identityUploads', value }],
  });
};
