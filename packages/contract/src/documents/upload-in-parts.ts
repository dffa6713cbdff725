import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { MOST_FILE_BYTES } from '@homeline/domain/documents/file-checks.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** Every part but the last has this size: a few seconds on a slow phone. */
export const PART_BYTES = 256 * 1024;

const UPLOAD_PATH = `${BORROWER_PATH}/uploads/{upload}`;

/** The client chooses the upload's uuid and keeps it until the file has arrived. */
const UploadParams = ApplicationParams.extend({ upload: Uuid });

export const UploadProgress = z.object({
  /** How much has arrived. The next part starts here. */
  receivedBytes: z.int(),
  /** The document, once the whole file has arrived. */
  document: z.guid().optional(),
});
export type UploadProgress = z.infer<typeof UploadProgress>;

export const getUpload = call({
  name: 'getUpload',
  method: 'GET',
  path: UPLOAD_PATH,
  who: 'BORROWER',
  summary: 'Returns how much of an upload has arrived; 0 for an upload that has not started or has expired.',
  params: UploadParams,
  answer: UploadProgress,
});

export const sendUploadPart = call({
  name: 'sendUploadPart',
  method: 'POST',
  path: `${UPLOAD_PATH}/parts`,
  who: 'BORROWER',
  summary:
    'Takes the next part of a file. The last part stores the document. A repeated part changes nothing.',
  params: UploadParams,
  query: z.object({
    type: UploadedDocumentType,
    name: z.string().trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters'),
    /** The size of the whole file. */
    size: z.coerce
      .number()
      .int()
      .min(1, 'Must not be empty')
      .max(MOST_FILE_BYTES, 'Cannot be more than 20 MB'),
    /** Where the part starts. */
    start: z.coerce.number().int().min(0).max(MOST_FILE_BYTES),
  }),
  bodyType: 'file',
  bodyBytes: PART_BYTES,
  answer: UploadProgress,
  errors: ['UNSUPPORTED_MEDIA_TYPE'],
});
