import {
  createDocumentLink,
  endDocumentLink,
  listDocumentLinks,
} from '@homeline/contract/document-links/document-links.ts';
import type {
  createSignerDocumentLink,
  endSignerDocumentLink,
  listSignerDocumentLinks,
} from '@homeline/contract/document-links/signer-links.ts';
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
  readonly links: {
    readonly list: typeof listDocumentLinks | typeof listSignerDocumentLinks;
    readonly create: typeof createDocumentLink | typeof createSignerDocumentLink;
    readonly end: typeof endDocumentLink | typeof endSignerDocumentLink;
  };
};

export const DocumentCallsContext = createContext<DocumentCalls>({
  file: getDocumentFile,
  html: getDocumentHtml,
  archive: getDocumentsArchive,
  links: { list: listDocumentLinks, create: createDocumentLink, end: endDocumentLink },
});

/** Returns the calls that read documents on this page. */
export function useDocumentCalls(): DocumentCalls {
  return useContext(DocumentCallsContext);
}
