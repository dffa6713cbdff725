import type { saveCoBorrowerHmda as call } from '@homeline/contract/hmda/save-co-borrower-hmda.ts';
import type { Handler } from '../../http/handler.ts';
import { submitAsSigner } from '../signers/signer-submission.ts';
import { storeHmda } from './store-hmda.ts';

/** Stores a co-borrower's HMDA answers as a co-applicant's, apart from the borrower's. */
export const saveCoBorrowerHmda: Handler<typeof call> = (request, context) => {
  const { organisation, params, body, caller } = request;
  const key = { organisation, applicationId: params.uuid };
  return submitAsSigner(request, context, {
    at: ['SIGNER_HMDA'],
    decide: (_, { uuid: signer }) => [{ fact: 'coBorrowerHmdaCollected', value: { signer } }],
    alsoWrite: (trx) => storeHmda(trx, context, key, caller.signer, body),
  });
};
