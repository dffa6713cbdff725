import { getDocumentFile } from '@homeline/contract/documents/get-document.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { send } from '../../session/client.ts';

const KEPT_MS = 60_000;

/** The file of a document of the application. */
export function fileOf(uuid: string, document: Pick<DocumentSummary, 'uuid'>): Promise<Blob> {
  return send(getDocumentFile, { params: { uuid, document: document.uuid } });
}

/** Hands a file to the browser to be kept under the document's title. */
export function keepFile(file: Blob, { title }: Pick<DocumentSummary, 'title'>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${title}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
