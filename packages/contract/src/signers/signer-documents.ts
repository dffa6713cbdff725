import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { DocumentFileQuery, DocumentHtmlQuery } from '../documents/get-document.ts';
import { DocumentSummary } from '../documents/list-documents.ts';
import { SIGNER_PATH, SignerDocumentParams } from './signer-path.ts';

export const listSignerDocuments = call({
  name: 'listSignerDocuments',
  method: 'GET',
  path: `${SIGNER_PATH}/documents`,
  who: 'SIGNER',
  summary: 'Returns the documents that this signer reads and signs, and no others.',
  params: ApplicationParams,
  answer: z.array(DocumentSummary),
});

export const getSignerDocumentHtml = call({
  name: 'getSignerDocumentHtml',
  method: 'GET',
  path: `${SIGNER_PATH}/documents/{document}/html`,
  who: 'SIGNER',
  summary: 'Returns a document of the signer as HTML, and records that they opened it.',
  params: SignerDocumentParams,
  query: DocumentHtmlQuery,
  answer: z.string(),
  answerType: 'html',
});

export const getSignerDocumentFile = call({
  name: 'getSignerDocumentFile',
  method: 'GET',
  path: `${SIGNER_PATH}/documents/{document}/file`,
  who: 'SIGNER',
  summary: 'Returns a document of the signer as a file, and records that they opened it.',
  params: SignerDocumentParams,
  query: DocumentFileQuery,
  answer: z.unknown(),
  answerType: 'file',
});

export const getSignerDocumentsArchive = call({
  name: 'getSignerDocumentsArchive',
  method: 'GET',
  path: `${SIGNER_PATH}/documents/archive`,
  who: 'SIGNER',
  summary:
    'Returns every document that this signer may read as one ZIP file, with a list of contents and checksums.',
  params: ApplicationParams,
  answer: z.unknown(),
  answerType: 'zip',
});
