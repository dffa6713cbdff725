import type { documentsCalls } from '@homeline/contract/documents/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getDocumentFile, getDocumentHtml } from './get-document.ts';
import { listDocuments } from './list-documents.ts';
import { uploadDocument } from './upload-document.ts';
import { getUpload, sendUploadPart } from './upload-in-parts.ts';

export const documentsHandlers = {
  listDocuments,
  getDocumentHtml,
  getDocumentFile,
  uploadDocument,
  getUpload,
  sendUploadPart,
} satisfies HandlersOf<typeof documentsCalls>;
