import type { Call } from '../call.ts';
import { getDocumentFile, getDocumentHtml } from './get-document.ts';
import { listDocuments } from './list-documents.ts';
import { uploadDocument } from './upload-document.ts';

export const documentsCalls = {
  listDocuments,
  getDocumentHtml,
  getDocumentFile,
  uploadDocument,
} as const satisfies Record<string, Call>;
