import type { sendIdentityDocument as call } from '@homeline/contract/identity/send-identity-document.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalOfUploads } from '../documents/uploads.ts';

/** The borrower proves who they are; the provider looks at the document. */
export const sendIdentityDocument: Handler<typeof call> = async (asked, context) => {
  const { document, type } = asked.body;
  const refusal = await refusalOfUploads(context, asked, {
    field: 'document',
    uuids: [document],
    types: [type],
  });
  if (refusal) return refusal;
  return answerStep(asked, context, {
    at: ['IDENTITY_VERIFICATION', 'ID_VERIFICATION_FAILURE'],
    decide: () => [{ fact: 'identityUploads', value: { document, type } }],
  });
};
