import type { getDocumentFile } from '@homeline/contract/documents/get-document.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { send } from '../../session/client.ts';
import type { DocumentCalls } from './document-calls.ts';

const KEPT_MS = 60_000;

/** Downloads the file of an application's document by the reader's own call. */
export function fetchFile(
  call: DocumentCalls['file'],
  uuid: string,
  document: Pick<DocumentSummary, 'uuid'>,
): Promise<Blob> {
  return send(call as typeof getDocumentFile, {
    params: { uuid, document: document.uuid },
    query: {},
  });
}

/** Saves a file on the borrower's device under the document's title. */
export function saveFile(file: Blob, { title }: Pick<DocumentSummary, 'title'>): void {
  saveFileAs(file, fileNameOf(title));
}

/** Saves a file on the reader's device under a name. */
export function saveFileAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Returns the file name of a document, without the characters that Windows and macOS forbid in one. */
export function fileNameOf(title: string): string {
  return `${title.replace(/:/g, '.').replace(/[\\/*?"<>|]/g, '-')}.pdf`;
}
