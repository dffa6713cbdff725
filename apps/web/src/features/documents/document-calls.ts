import {
  getDocumentFile,
  getDocumentHtml,
  getDocumentsArchive,
} from '@homeline/contract/documents/get-document.ts';
import type {
  getSignerDocumentFile,
  getSignerDocumentHtml,
  getSignerDocumentsArchive,
} from '@homeline/contract/signers/signer-documents.ts';
import { createContext, useContext } from 'react';

/** The calls that read a document: the borrower's, or a signer's. */
export type DocumentCalls = {
  readonly file: typeof getDocumentFile | typeof getSignerDocumentFile;
  readonly html: typeof getDocumentHtml | typeof getSignerDocumentHtml;
  readonly archive: typeof getDocumentsArchive | typeof getSignerDocumentsArchive;
};

export const DocumentCallsContext = createContext<DocumentCalls>({
  file: getDocumentFile,
  html: getDocumentHtml,
  archive: getDocumentsArchive,
});

/** Returns the calls that read documents on this page. */
export function useDocumentCalls(): DocumentCalls {
  return useContext(DocumentCallsContext);
}
