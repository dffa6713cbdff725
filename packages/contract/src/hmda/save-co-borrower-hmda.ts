import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { SIGNER_PATH } from '../signers/signer-path.ts';
import { SignerStatus } from '../signers/signer-status.ts';
import { HmdaForm } from './save-hmda.ts';

export const saveCoBorrowerHmda = call({
  name: 'saveCoBorrowerHmda',
  method: 'POST',
  path: `${SIGNER_PATH}/co-borrower/hmda`,
  who: 'SIGNER',
  summary: 'Stores a co-borrower’s demographic information (HMDA) where no decision can read it.',
  params: ApplicationParams,
  body: HmdaForm,
  answer: SignerStatus,
  errors: ['WRONG_STEP'],
});
