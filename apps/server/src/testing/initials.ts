import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { initialsOf } from '@homeline/domain/signing/initials.ts';

/** Returns a person's initials at every place of the documents that asks for them. */
export function initialsAt(
  name: string,
  documents: readonly Pick<DocumentSummary, 'uuid' | 'initials' | 'package'>[],
) {
  const places = documents
    .filter((document) => document.package === 'CLOSING')
    .flatMap(({ uuid: document, initials = [] }) => initials.map((place) => ({ document, place })));
  return places.length > 0 ? { initials: { text: initialsOf(name), places } } : {};
}
