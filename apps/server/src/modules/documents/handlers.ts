import type { documentsCalls } from '@homeline/contract/documents/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getDocumentFile, getDocumentHtml } from './get-document.ts';
import { listDocuments } from './list-documents.ts';
import { uploadDocument } from './upload-document.ts';

export const documentsHandlers = {
  listDocuments,
  getDocumentHtml,
  getDocumentFile,
  uploadDocument,
} satisfies HandlersOf<typeof documentsCalls>;
