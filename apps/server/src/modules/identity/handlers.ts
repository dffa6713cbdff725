import type { identityCalls } from '@homeline/contract/identity/calls.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { acceptIdUpload } from '../documents/id-upload.ts';

export const identityHandlers = {
  /** Submits an uploaded identity document for verification. */
  sendIdentityDocument: async (request, context) => {
    const value = await acceptIdUpload(context, request);
    if (isRefusal(value)) return value;
    return submitStep(request, context, {
      at: stepsAccepting('sendIdentityDocument'),
      decide: () => [{ fact: 'identityUploads', value }],
    });
  },
} satisfies HandlersOf<typeof identityCalls>;
