import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

const DocumentParams = ApplicationParams.extend({ document: Uuid });

/** `shown`: as it was shown before anyone signed it, with the bytes whose checksums the certificate of signing states. */
export const DocumentFileQuery = z.object({ as: z.enum(['shown']).optional() });

/** `changes`: what changed since the version that the reader read before is marked with `ins` and `del`. */
export const DocumentHtmlQuery = DocumentFileQuery.extend({ marked: z.enum(['changes']).optional() });

export const getDocumentHtml = call({
  name: 'getDocumentHtml',
  method: 'GET',
  path: `${BORROWER_PATH}/documents/{document}/html`,
  who: 'BORROWER',
  summary: 'Returns a document that we made, as HTML.',
  params: DocumentParams,
  query: DocumentHtmlQuery,
  answer: z.string(),
  answerType: 'html',
});

export const getDocumentFile = call({
  name: 'getDocumentFile',
  method: 'GET',
  path: `${BORROWER_PATH}/documents/{document}/file`,
  who: 'BORROWER',
  summary: 'Returns a document as a file: our PDF, or the original upload.',
  params: DocumentParams,
  query: DocumentFileQuery,
  answer: z.unknown(),
  answerType: 'file',
});

export const getDocumentsArchive = call({
  name: 'getDocumentsArchive',
  method: 'GET',
  path: `${BORROWER_PATH}/documents/archive`,
  who: 'BORROWER',
  summary:
    'Returns every document of the application as one ZIP file, with a list of contents and checksums.',
  params: ApplicationParams,
  answer: z.unknown(),
  answerType: 'zip',
});
