import { Uuid } from '@homeline/domain/facts/fact.ts';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const leaveOutCoBorrower = call({
  name: 'leaveOutCoBorrower',
  method: 'POST',
  path: `${BORROWER_PATH}/signers/{signer}/departure`,
  who: 'BORROWER',
  summary: 'Goes on without a co-borrower. If they own the home, they stay to sign the deed alone.',
  params: ApplicationParams.extend({ signer: Uuid }),
  answer: Status,
  errors: ['WRONG_STEP'],
});
