import type { Call } from '../call.ts';
import { findSignedFile, getDocumentCertificate } from './document-certificate.ts';
import { getDocumentFile, getDocumentHtml, getDocumentsArchive } from './get-document.ts';
import { listDocuments } from './list-documents.ts';
import { uploadDocument } from './upload-document.ts';
import { getUpload, sendUploadPart } from './upload-in-parts.ts';

export const documentsCalls = {
  listDocuments,
  getDocumentHtml,
  getDocumentFile,
  getDocumentsArchive,
  getDocumentCertificate,
  findSignedFile,
  uploadDocument,
  getUpload,
  sendUploadPart,
} as const satisfies Record<string, Call>;
