import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { DocumentUuids } from '../fields.ts';

export const submitDocuments = call({
  name: 'submitDocuments',
  method: 'POST',
  path: `${BORROWER_PATH}/conditions/documents`,
  who: 'BORROWER',
  summary: 'Submits documents for open conditions, or to support a review.',
  params: ApplicationParams,
  body: z.object({ documents: DocumentUuids }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
