import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

const Count = z.int().min(0);

export const verifyLoanFile = call({
  name: 'verifyLoanFile',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/audit`,
  who: 'STAFF',
  act: 'VERIFY_AUDIT',
  summary: 'Verifies an application’s audit chain with its facts and the terms shown, now.',
  params: ApplicationParams,
  answer: z.object({
    verifiedAt: z.iso.datetime(),
    events: Count,
    facts: Count,
    terms: Count,
    /** None if nothing was changed, added or removed. */
    findings: z.array(z.string()),
  }),
});
