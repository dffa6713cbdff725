import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { catalogueEntry, type DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { documentsCopy } from './copy.ts';
import { isUpload, newestVersions, withUniqueTitles } from './unique-titles.ts';

const { groups } = documentsCopy.kept;
const GROUPS: readonly string[] = Object.values(groups);

/** Returns what a person keeps, in the order of its groups, without what a newer or a signed version replaced: the ZIP has it all. */
export function libraryOf(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  return withUniqueTitles(newestVersions(documents)).toSorted(
    (a, b) => GROUPS.indexOf(groupOf(a)) - GROUPS.indexOf(groupOf(b)),
  );
}

/** Returns the heading under which a document is kept. */
export function groupOf(document: DocumentSummary): string {
  if (isUpload(document)) return groups.sent;
  const { signedAt, type, hasHtml } = document;
  // A deed without a text came back from the notary.
  if (signedAt || type === 'SIGNING_CERTIFICATE' || !hasHtml) return groups.signed;
  return catalogueEntry(type as DocumentType).group ? groups.disclosures : groups.letters;
}
