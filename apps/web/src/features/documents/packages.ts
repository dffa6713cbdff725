import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { isBinding } from '@homeline/domain/documents/catalogue.ts';
import type { DocumentPackage } from '@homeline/domain/documents/document-types.ts';
import * as z from 'zod';
import { documentsCopy } from './copy.ts';

/** Returns the documents of a package. */
export function packageOf(
  documents: readonly DocumentSummary[],
  name: DocumentPackage,
): readonly DocumentSummary[] {
  return documents.filter((document) => document.package === name);
}

/** Returns whether a package has the notice of the right to cancel: the law gives that right only in someone's main home (12 CFR 1026.15). */
export function mayCancel(documents: readonly DocumentSummary[]): boolean {
  return documents.some(({ type }) => type === 'NOTICE_OF_RIGHT_TO_CANCEL');
}

/** Returns whether a document must be opened and read: it binds, and isn't one that the person read and agreed to before and that says the same. */
export function isToRead(document: Pick<DocumentSummary, 'type' | 'readBefore'>): boolean {
  return isBinding(document.type as DocumentType) && document.readBefore?.isUnchanged !== true;
}

/**
 * Returns a schema that accepts the opened documents once each document to read is among them. It outputs all documents that were
 * delivered.
 */
export function mustReadSchema(
  documents: readonly DocumentSummary[],
  mustRead: (document: DocumentSummary) => boolean,
) {
  return z
    .array(z.guid())
    .superRefine((opened, context) => {
      const unread = documents.filter((document) => mustRead(document) && !opened.includes(document.uuid));
      if (unread.length === 0) return;
      const titles = unread.map(({ title }) => said(title));
      context.addIssue({ code: 'custom', message: documentsCopy.list.mustReadFirst(titles) });
    })
    .transform(() => documents.map(({ uuid }) => uuid));
}
