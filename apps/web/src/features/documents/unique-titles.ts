import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { instantInWords } from '../applications/format-instant.ts';

/** Adds the time of writing to each title that several documents share: every credit score has a notice of its own. */
export function withUniqueTitles(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  return documents.map((document) => {
    const isShared = documents.some(({ uuid, title }) => uuid !== document.uuid && title === document.title);
    return isShared
      ? { ...document, title: `${document.title}, ${instantInWords(document.created, document.timeZone)}` }
      : document;
  });
}

/** Keeps the newest version of each document, and every credit score notice, since none replaces another. */
export function newestVersions(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const versionedBy = ({ type, uuid }: DocumentSummary) => (type === 'CREDIT_SCORE_DISCLOSURE' ? uuid : type);
  return [...new Map(documents.map((document) => [versionedBy(document), document])).values()];
}
