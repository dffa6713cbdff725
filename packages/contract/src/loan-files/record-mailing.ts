import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

export const recordMailing = call({
  name: 'recordMailing',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/mailings`,
  who: 'STAFF',
  act: 'WRITE_TO_BORROWER',
  summary:
    'Says that documents were mailed today to somebody who withdrew their consent to electronic records. Times that the law counts from a delivery count from then.',
  params: ApplicationParams,
  body: z.object({
    /** The additional signer they were mailed to; absent for the borrower. */
    signer: Uuid.optional(),
    documents: z.array(Uuid).min(1, 'Required'),
  }),
  answer: z.undefined(),
  status: 204,
});
