import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { catalogueEntry } from '@homeline/documents/catalogue.ts';
import type { DocumentPackage, DocumentType } from '@homeline/domain/documents/document-types.ts';
import * as z from 'zod';

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
  return action === 'ACKNOWLEDGE' || action === 'SIGN';
}

/** As a form reads it: those that were opened, among them each that must be. It comes out as the whole of what was handed over. */
export function readingOf(
  documents: readonly DocumentSummary[],
  mustRead: (document: DocumentSummary) => boolean,
) {
  return z
    .array(z.guid())
    .refine(
      (opened) => documents.every((document) => !mustRead(document) || opened.includes(document.uuid)),
      'Must be read before you go on',
    )
    .transform(() => documents.map(({ uuid }) => uuid));
}
