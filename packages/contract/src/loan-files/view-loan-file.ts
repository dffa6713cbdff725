import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

/** How often an open page says that it is still open. */
export const VIEWING_MS = 20_000;

export const viewLoanFile = call({
  name: 'viewLoanFile',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/viewers`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary: 'Records that the caller has the application open, and returns the names of other staff who do.',
  params: ApplicationParams,
  answer: z.object({ others: z.array(z.string()) }),
});
