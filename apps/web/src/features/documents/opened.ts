import { readDraft, writeDraft } from '../../form/draft.ts';

/** Which documents of an application were opened in this tab, by uuid: what was read on one page is read on the next. */
export function openedIn(application: string): string[] {
  return (readDraft(keyOf(application))['documents'] ?? []) as string[];
}

/** Notes that a document was opened; answers all that were. */
export function noteOpened(application: string, document: string): string[] {
  const documents = [...new Set([...openedIn(application), document])];
  writeDraft(keyOf(application), { documents });
  return documents;
}

function keyOf(application: string): string {
  return `${application}/opened`;
}
