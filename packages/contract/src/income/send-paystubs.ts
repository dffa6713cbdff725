import { DocumentUuids } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const sendPaystubs = call({
  name: 'sendPaystubs',
  method: 'POST',
  path: `${BORROWER_PATH}/income/paystubs`,
  who: 'BORROWER',
  summary: 'Submits uploaded pay stubs.',
  params: ApplicationParams,
  body: z.object({ documents: DocumentUuids }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
