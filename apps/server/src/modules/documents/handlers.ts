import type { documentsCalls } from '@homeline/contract/documents/calls.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { acceptFile } from './accept-file.ts';
import { getDocumentsArchive } from './documents-archive.ts';
import { getDocumentFile, getDocumentHtml } from './get-document.ts';
import { knownCertificates } from './known-certificates.ts';
import { listDocuments } from './list-documents.ts';
import { recordOfFile } from './sealed-files.ts';
import { storeDocument } from './stored-file.ts';
import { getUpload, sendUploadPart } from './upload-in-parts.ts';
import { borrowersUploadRefusal } from './upload-quota.ts';

export const documentsHandlers = {
  listDocuments,
  getDocumentHtml,
  getDocumentFile,
  getDocumentsArchive,
  /** Returns the checksums that tell a file that this installation signed from anyone else’s. */
  getDocumentCertificate: (_, context) => knownCertificates(context),
  /** Returns whether the request's lender sealed a file, or had it from a notary. */
  findSignedFile: ({ params, organisation }, context) => recordOfFile(context, organisation, params.sha256),
  /** Stores a file sent in one request, encrypted. */
  uploadDocument: async ({ params, query, body, organisation }, context) => {
    const file = await acceptFile(context, { name: query.name, bytes: body.bytes });
    if (isRefusal(file)) return file;
    const key = { organisation, applicationId: params.uuid };
    return context.db.transaction().execute(async (trx) => {
      await lockApplication(trx, key);
      const upload = { type: query.type, bytes: file.bytes.length };
      const refusal = await borrowersUploadRefusal(trx, context, key, upload);
      if (refusal) return refusal;
      const uuid = await storeDocument(trx, context, key, { type: query.type, file });
      return { uuid, type: query.type };
    });
  },
  getUpload,
  sendUploadPart,
} satisfies HandlersOf<typeof documentsCalls>;
