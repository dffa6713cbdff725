import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { instantWords } from '../applications/instant-words.ts';

/** The documents, each that shares its title with another told apart by when it was written: every score that was used has its own notice. */
export function toldApart(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  return documents.map((document) => {
    const isShared = documents.some(({ uuid, title }) => uuid !== document.uuid && title === document.title);
    return isShared
      ? { ...document, title: `${document.title}, ${instantWords(document.created)}` }
      : document;
  });
}

/** What was written anew or notarised stands in the place of what was before; a notice of a score takes no other's place. */
export function newestOfEach(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const placeOf = ({ type, uuid }: DocumentSummary) => (type === 'CREDIT_SCORE_DISCLOSURE' ? uuid : type);
  return [...new Map(documents.map((document) => [placeOf(document), document])).values()];
}
