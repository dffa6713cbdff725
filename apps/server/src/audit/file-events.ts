import { sql } from 'kysely';
import type { Trx } from '../db/tables.ts';
import { fileEncryptionContext } from '../sealing/file-context.ts';
import type { Sealing } from '../sealing/seal.ts';
import { sha256 } from './canonical.ts';
import { type AuditEvent, appendAudit, type Chain } from './chain.ts';

/** The kind of event that records stored files. */
export const FILE = 'file';

type FileDigest = { readonly uuid: string; readonly size: number; readonly sha256: string };

/** The detail of an event: the files, and the document that they are, if they are one. */
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

export type FileCheck = { readonly files: number; readonly findings: readonly string[] };

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
    .select(['uuid', 'size', 'sha256'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .orderBy('uuid')
    .execute();
  const findings: string[] = [];
  for (const row of rows) {
    const problem = await contentProblem(row);
    if (problem) findings.push(problem);
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
  return { files: rows.length, findings };

  /** Opens a file, one at a time, since a large one fills the memory. */
  async function contentProblem({ uuid, size, sha256: digest }: FileDigest): Promise<string | undefined> {
    const { rows: found } = await sql<{ sealed: Uint8Array }>`select sealed from stored_file
      where organisation = ${organisation} and uuid = ${uuid}`.execute(trx);
    try {
      const bytes = sealing.openBytes(
        found[0]?.sealed ?? Buffer.alloc(0),
        fileEncryptionContext({ applicationId }, uuid),
      );
      return bytes.length === size && sha256(bytes) === digest
        ? undefined
        : `the bytes of file ${uuid} were changed`;
    } catch {
      return `the bytes of file ${uuid} were changed`;
    }
  }
}
