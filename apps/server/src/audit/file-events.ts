import { sql } from 'kysely';
import type { Trx } from '../db/tables.ts';
import { type FileStore, missingStore } from '../file-store/file-store.ts';
import { fileEncryptionContext } from '../sealing/file-context.ts';
import type { Sealing } from '../sealing/seal.ts';
import { sha256 } from './canonical.ts';
import { type AuditEvent, appendAudit, type Chain } from './chain.ts';

/** The kind of event that records stored files. */
export const FILE = 'file';

type FileDigest = { readonly uuid: string; readonly size: number; readonly sha256: string };

/** The detail of an event: the files, and the document that they make up, if any. */
type FileDetail = {
  readonly document?: string;
  readonly type?: string;
  readonly files: readonly FileDigest[];
};

/** Records stored files in the application's chain, so that emptying, replacing or removing one is detected. Locks the application. */
export async function appendFiles(
  trx: Trx,
  sealing: Sealing,
  chain: Chain,
  at: string,
  detail: FileDetail,
): Promise<void> {
  await trx
    .selectFrom('application')
    .select('id')
    .where('organisation', '=', chain.organisation)
    .where('id', '=', chain.applicationId)
    .forUpdate()
    .execute();
  const event: AuditEvent = { at, actor: 'FILE', what: FILE, detail, origin: {} };
  await appendAudit(trx, sealing, chain, [event]);
}

type StoredFile = FileDigest & { readonly object: string | null };

export type FileCheck = {
  readonly files: number;
  readonly findings: readonly string[];
  /** The files whose bytes are in the file store, which `checkStore` compares once no transaction waits. */
  readonly inStore: readonly StoredFile[];
};

type Event = { readonly what: string; readonly detail: unknown };

/**
 * Compares an application's files with the events that recorded them. Files from before files were recorded are compared with their own
 * rows.
 */
export async function checkFiles(
  trx: Trx,
  sealing: Sealing,
  { organisation, applicationId }: Chain,
  events: readonly Event[],
): Promise<FileCheck> {
  const documents = await trx
    .selectFrom('document')
    .select(['uuid', 'type', 'file', 'page'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .execute();
  const rows = await trx
    .selectFrom('stored_file')
    .select(['uuid', 'size', 'sha256', 'object'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .orderBy('uuid')
    .execute();
  const findings: string[] = [];
  for (const row of rows) {
    // One at a time, since a large one fills the memory.
    if (row.object === null && !isSame(sealing, applicationId, row, await bytesInDatabase(row.uuid)))
      findings.push(changed(row));
  }
  const byDocument = new Map(documents.map((document) => [document.uuid, document]));
  const byFile = new Map(rows.map((row) => [row.uuid, row]));
  const recorded = events
    .filter(({ what }) => what === FILE)
    .map(({ detail }) => ({ files: [], ...(detail as Partial<FileDetail> | null) }));
  for (const { document, type, files } of recorded) {
    const row = document === undefined ? undefined : byDocument.get(document);
    if (document !== undefined && !row) findings.push(`document ${document} (${type}) was removed`);
    const own = row && [row.file, ...(row.page ? [row.page] : [])];
    const isOther =
      own &&
      (row.type !== type ||
        own.toSorted().join() !==
          files
            .map(({ uuid }) => uuid)
            .toSorted()
            .join());
    if (isOther) findings.push(`document ${document} (${type}) was changed`);
    for (const file of files) {
      const stored = byFile.get(file.uuid);
      if (!stored) findings.push(`file ${file.uuid} was removed`);
      else if (stored.sha256 !== file.sha256 || stored.size !== file.size)
        findings.push(`file ${file.uuid} was exchanged`);
    }
  }
  return { files: rows.length, findings, inStore: rows.filter(({ object }) => object !== null) };

  async function bytesInDatabase(uuid: string): Promise<Uint8Array> {
    const { rows: found } = await sql<{ sealed: Uint8Array }>`select sealed from stored_file
      where organisation = ${organisation} and uuid = ${uuid}`.execute(trx);
    return found[0]?.sealed ?? Buffer.alloc(0);
  }
}

/**
 * Compares the files that are in the file store with their digests.
 * @throws FileStoreUnavailable, since a store that doesn't answer says nothing
 */
export async function checkStore(
  store: FileStore | undefined,
  sealing: Sealing,
  applicationId: string,
  { inStore }: FileCheck,
): Promise<string[]> {
  const findings: string[] = [];
  for (const { object, ...file } of inStore) {
    const sealed = object === null ? undefined : await (store ?? missingStore()).get(object);
    if (!sealed) findings.push(`the bytes of file ${file.uuid} were removed from the file store`);
    else if (!isSame(sealing, applicationId, file, sealed)) findings.push(changed(file));
  }
  return findings;
}

function isSame(sealing: Sealing, applicationId: string, file: FileDigest, sealed: Uint8Array): boolean {
  try {
    const bytes = sealing.openBytes(sealed, fileEncryptionContext({ applicationId }, file.uuid));
    return bytes.length === file.size && sha256(bytes) === file.sha256;
  } catch {
    return false;
  }
}

function changed({ uuid }: FileDigest): string {
  return `the bytes of file ${uuid} were changed`;
}
