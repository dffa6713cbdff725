import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { catalogueEntry } from '@homeline/documents/catalogue.ts';
import type { DocumentPackage, DocumentType } from '@homeline/domain/documents/document-types.ts';

/** The documents of a package as it stands. */
export function packageOf(
  documents: readonly DocumentSummary[],
  name: DocumentPackage,
): readonly DocumentSummary[] {
  return documents.filter((document) => document.package === name);
}

/** Whether a document asks for more than to be kept: to be acknowledged or signed. */
export function isBinding({ type }: Pick<DocumentSummary, 'type'>): boolean {
  const { action } = catalogueEntry(type as DocumentType);
  return action === 'ACKNOWLEDGE' || action === 'SIGN' || action === 'NOTARISE';
}

export function uuidsOf(documents: readonly Pick<DocumentSummary, 'uuid'>[]): string[] {
  return documents.map(({ uuid }) => uuid);
}
