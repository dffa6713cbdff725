import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { initialsOf } from '@homeline/domain/signing/initials.ts';

/** Returns a person's signature at every line of the documents that they sign, and their initials at every place that asks for them. */
export function signedAt(
  name: string,
  documents: readonly Pick<DocumentSummary, 'uuid' | 'initials' | 'signatures' | 'package'>[],
) {
  const closing = documents.filter((document) => document.package === 'CLOSING');
  const initials = closing.flatMap(({ uuid: document, initials = [] }) =>
    initials.map((place) => ({ document, place })),
  );
  const places = closing.flatMap(({ uuid: document, signatures = [] }) =>
    signatures.map((place) => ({ document, place })),
  );
  return {
    ...(initials.length > 0 && { initials: { text: initialsOf(name), places: initials } }),
    places,
  };
}
