import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
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

/** Keeps the newest version of each document, and every credit score notice, since none replaces another. */
export function newestVersions(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const versionedBy = ({ type, uuid }: DocumentSummary) => (type === 'CREDIT_SCORE_DISCLOSURE' ? uuid : type);
  return [...new Map(documents.map((document) => [versionedBy(document), document])).values()];
}
