import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const uploadDocument = call({
  name: 'uploadDocument',
  method: 'POST',
  path: `${BORROWER_PATH}/documents`,
  who: 'BORROWER',
  summary:
    'Stores a PDF, JPEG, PNG or HEIC file of up to 20 MB, encrypted. A later call names it as an answer.',
  params: ApplicationParams,
  query: z.object({
    type: UploadedDocumentType,
    name: z.string().trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters'),
  }),
  bodyType: 'file',
  answer: z.object({ uuid: z.guid(), type: UploadedDocumentType }),
  status: 201,
  errors: ['UNSUPPORTED_MEDIA_TYPE'],
  oncePerKey: true,
});
