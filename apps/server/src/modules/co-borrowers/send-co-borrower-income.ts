import type { sendCoBorrowerIncome as call } from '@homeline/contract/co-borrowers/co-borrower-acts.ts';
import type { Handler } from '../../http/handler.ts';
import { uploadRefusal } from '../documents/uploads.ts';
import { submitAsSigner } from '../signers/signer-submission.ts';

/** Submits a co-borrower's proof of income to an underwriter. */
export const sendCoBorrowerIncome: Handler<typeof call> = async (request, context) => {
  const { documents } = request.body;
  const refusal = await uploadRefusal(context, request, {
    ...{ field: 'documents', uuids: documents, types: ['USER_UPLOADED_PAYSTUB'] },
  });
  if (refusal) return refusal;
  return submitAsSigner(request, context, {
    at: ['SIGNER_INCOME'],
    decide: (_, { uuid: signer }) => [{ fact: 'coBorrowerIncomeDocuments', value: { signer, documents } }],
  });
};
