import { getDocumentFile, getDocumentHtml } from '@homeline/contract/documents/get-document.ts';
import type {
  getSignerDocumentFile,
  getSignerDocumentHtml,
} from '@homeline/contract/signers/signer-documents.ts';
import { createContext, useContext } from 'react';

/** The calls that read a document: the borrower's, or a signer's. */
export type DocumentCalls = {
  readonly file: typeof getDocumentFile | typeof getSignerDocumentFile;
  readonly html: typeof getDocumentHtml | typeof getSignerDocumentHtml;
};

export const DocumentCallsContext = createContext<DocumentCalls>({
  file: getDocumentFile,
  html: getDocumentHtml,
});

/** Returns the calls that read documents on this page. */
export function useDocumentCalls(): DocumentCalls {
  return useContext(DocumentCallsContext);
}
