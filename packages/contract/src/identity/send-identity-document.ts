import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { IdUpload } from './id-upload.ts';

export const sendIdentityDocument = call({
  name: 'sendIdentityDocument',
  method: 'POST',
  path: `${BORROWER_PATH}/identity`,
  who: 'BORROWER',
  summary: 'Submits an uploaded identity document, with its back for a license or an ID card.',
  params: ApplicationParams,
  body: IdUpload,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
