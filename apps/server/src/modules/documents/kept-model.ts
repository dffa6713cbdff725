import type { DocumentModel } from '@homeline/documents/document.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { openFile, storeFile } from './stored-file.ts';

/** Keeps a document as data, encrypted: its signed copy says the same whatever its template says by then. */
export async function keepModel(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  document: string,
  model: DocumentModel,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(model), 'utf8');
  const file = { name: 'document.json', contentType: 'application/json', bytes };
  await storeFile(trx, context, key, file, fileOf(document));
}

/** Returns a document as data; undefined if none was kept. */
export async function keptModel(
  context: Context,
  key: ApplicationKey,
  document: string,
): Promise<DocumentModel | undefined> {
  const file = await openFile(context, key, fileOf(document));
  return file && (JSON.parse(Buffer.from(file.bytes).toString('utf8')) as DocumentModel);
}

function fileOf(document: string): string {
  return derivedUuid(`model ${document}`);
}
