import { DocumentUuids } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const sendInsurance = call({
  name: 'sendInsurance',
  method: 'POST',
  path: `${BORROWER_PATH}/insurance`,
  who: 'BORROWER',
  summary: 'Submits uploaded proof of insurance.',
  params: ApplicationParams,
  body: z.object({ documents: DocumentUuids }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
