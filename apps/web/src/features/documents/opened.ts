import { readDraft, writeDraft } from '@homeline/client/form/draft.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';

/** Returns the uuids of the documents opened on any device, or in this tab since the list was loaded. */
export function openedOf(
  application: string,
  documents: readonly Pick<DocumentSummary, 'uuid' | 'openedAt'>[],
): string[] {
  const before = documents.filter(({ openedAt }) => openedAt !== undefined).map(({ uuid }) => uuid);
  return [...new Set([...before, ...openedHere(application)])];
}

/** Notes that a document was opened in this tab, so that other pages count it as read. */
export function noteOpened(application: string, document: string): void {
  const documents = [...new Set([...openedHere(application), document])];
  writeDraft(keyOf(application), { documents });
}

function openedHere(application: string): string[] {
  return (readDraft(keyOf(application))['documents'] ?? []) as string[];
}

function keyOf(application: string): string {
  return `${application}/opened`;
}
