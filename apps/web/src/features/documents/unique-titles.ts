import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { instantInWords } from '../applications/format-instant.ts';

/** Returns documents with titles in the language of the page. Adds the time of writing to each title that several documents share: every credit score has a notice of its own. */
export function withUniqueTitles(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  return documents.map((document) => {
    const isShared = documents.some(({ uuid, title }) => uuid !== document.uuid && title === document.title);
    const title = said(document.title);
    return {
      ...document,
      title: isShared ? `${title}, ${instantInWords(document.created, document.timeZone)}` : title,
    };
  });
}

/** Returns whether a document came from a person: we neither wrote nor sealed it. */
export function isUpload({ type }: Pick<DocumentSummary, 'type'>): boolean {
  return UploadedDocumentType.safeParse(type).success;
}

/** Keeps the newest version of each document, and every upload and credit score notice, since none replaces another. */
export function newestVersions(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const versionedBy = (document: DocumentSummary) =>
    document.type === 'CREDIT_SCORE_DISCLOSURE' || isUpload(document) ? document.uuid : document.type;
  return [...new Map(documents.map((document) => [versionedBy(document), document])).values()];
}
