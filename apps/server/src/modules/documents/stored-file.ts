import { randomUUID } from 'node:crypto';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { ScannedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { LETTERS_TO_OTHERS } from '@homeline/domain/documents/written-documents.ts';
import { sql } from 'kysely';
import { sha256 } from '../../audit/canonical.ts';
import { appendFiles } from '../../audit/file-events.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { sealedBytesOf } from '../../file-store/file-store.ts';
import { fileEncryptionContext } from '../../sealing/file-context.ts';
import type { VendorFile } from '../../vendors/parties.ts';

/** A document to store. */
export type NewDocument = {
  /** Set when a repeated run may store the document again; the first one is kept. Default: random. */
  readonly uuid?: string;
  readonly type: DocumentType;
  readonly file: VendorFile;
  /** The same content as HTML, when we wrote it. */
  readonly html?: string;
  /** The additional signer who uploaded it. */
  readonly signer?: string;
};

/** A document's decrypted file. `type` is the document's, `contentType` the file's. */
export type OpenedDocument = VendorFile & { readonly type: string };

/**
 * Stores a document with its files encrypted (AES-256-GCM), in the caller's transaction.
 * @returns its uuid
 */
export async function storeDocument(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  { uuid = randomUUID(), type, file, html, signer }: NewDocument,
): Promise<string> {
  if (
    await documentsOf(trx, key).select('document.uuid').where('document.uuid', '=', uuid).executeTakeFirst()
  ) {
    return uuid;
  }
  const stored = await insertFile(trx, context, key, file);
  const page = html === undefined ? undefined : await insertFile(trx, context, key, pageOf(file.name, html));
  await trx
    .insertInto('document')
    .values({
      organisation: key.organisation,
      application_id: key.applicationId,
      uuid,
      type,
      file: stored.uuid,
      page: page?.uuid ?? null,
      ...(signer && { signer }),
      created_at: context.clock.now(),
    })
    .execute();
  const files = page ? [stored, page] : [stored];
  await appendFiles(trx, context.sealing, key, context.clock.now(), { document: uuid, type, files });
  return uuid;
}

/**
 * Returns a document's decrypted file.
 * @throws Error when the application has no such document
 */
export async function openDocument(
  context: Context,
  key: ApplicationKey,
  uuid: string,
): Promise<OpenedDocument> {
  const row = await documentsOf(context.db, key)
    .select(['document.type', 'document.file', 'name', 'stored_file.type as contentType', 'sealed', 'object'])
    .where('document.uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) throw new Error('The application has no such document');
  const { type, file, name, contentType } = row;
  const sealed = await sealedBytesOf(row, context.fileStore);
  return {
    type,
    name,
    contentType,
    bytes: context.sealing.openBytes(sealed, fileEncryptionContext(key, file)),
  };
}

/** Returns a decrypted file; undefined when the application has no such file. */
export async function openFile(
  { db, sealing, fileStore }: Context,
  key: ApplicationKey,
  uuid: string,
): Promise<VendorFile | undefined> {
  const row = await db
    .selectFrom('stored_file')
    .select(['name', 'type', 'sealed', 'object'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return (
    row && {
      name: row.name,
      contentType: row.type,
      bytes: sealing.openBytes(await sealedBytesOf(row, fileStore), fileEncryptionContext(key, uuid)),
    }
  );
}

/** Returns the decrypted files of several documents, in the order given. */
export function openDocuments(
  context: Context,
  key: ApplicationKey,
  uuids: readonly string[],
): Promise<OpenedDocument[]> {
  return Promise.all(uuids.map((uuid) => openDocument(context, key, uuid)));
}

/** Returns a document's decrypted HTML; undefined when it doesn't exist or we didn't write it. */
export async function openPage(
  { db, sealing, fileStore }: Context,
  key: ApplicationKey,
  uuid: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('document')
    .innerJoin('stored_file', (join) =>
      join
        .onRef('stored_file.organisation', '=', 'document.organisation')
        .onRef('stored_file.uuid', '=', 'document.page'),
    )
    .select(['stored_file.uuid', 'sealed', 'object'])
    .where('document.organisation', '=', key.organisation)
    .where('document.application_id', '=', key.applicationId)
    .where('document.uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) return undefined;
  const sealed = await sealedBytesOf(row, fileStore);
  return sealing.openBytes(sealed, fileEncryptionContext(key, row.uuid)).toString('utf8');
}

/** Selects the documents the borrower may read: no letters to others, nothing that staff scanned or split, no signer's uploads and no unsent adverse action notice. */
export function borrowersDocuments(db: Db, key: ApplicationKey) {
  return documentsOf(db, key)
    .where('document.type', 'not in', [...LETTERS_TO_OTHERS, ...ScannedDocumentType.options])
    .where('document.signer', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fact')
            .select('fact.seq')
            .whereRef('fact.organisation', '=', 'document.organisation')
            .whereRef('fact.application_id', '=', 'document.application_id')
            .where('fact.name', '=', 'documentFilings')
            .whereRef(sql`fact.value->>'document'`, '=', sql`document.uuid::text`)
            .where(sql<boolean>`(fact.value->'receivedBy' is not null or fact.value->'pagesOf' is not null)`),
        ),
      ),
    )
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('document.type', '!=', 'ADVERSE_ACTION_NOTICE'),
        exists(
          selectFrom('fact')
            .select('fact.seq')
            .whereRef('fact.organisation', '=', 'document.organisation')
            .whereRef('fact.application_id', '=', 'document.application_id')
            .where('fact.name', '=', 'adverseActionNotice')
            .whereRef(sql`fact.value->>'document'`, '=', sql`document.uuid::text`),
        ),
      ]),
    );
}

/** Selects an application's documents with their files. */
export function documentsOf(db: Db | Trx, { organisation, applicationId }: ApplicationKey) {
  return db
    .selectFrom('document')
    .innerJoin('stored_file', (join) =>
      join
        .onRef('stored_file.organisation', '=', 'document.organisation')
        .onRef('stored_file.uuid', '=', 'document.file'),
    )
    .where('document.organisation', '=', organisation)
    .where('document.application_id', '=', applicationId);
}

/** Stores an encrypted file that is no document of its own. @returns its uuid */
export async function storeFile(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  file: VendorFile,
  uuid: string,
): Promise<string> {
  const stored = await insertFile(trx, context, key, file, uuid);
  await appendFiles(trx, context.sealing, key, context.clock.now(), { files: [stored] });
  return uuid;
}

async function insertFile(
  trx: Trx,
  { sealing, clock }: Context,
  key: ApplicationKey,
  { name, contentType, bytes }: VendorFile,
  uuid: string = randomUUID(),
) {
  const digest = { uuid, size: bytes.length, sha256: sha256(bytes) };
  await trx
    .insertInto('stored_file')
    .values({
      organisation: key.organisation,
      application_id: key.applicationId,
      name,
      type: contentType,
      ...digest,
      sealed: sealing.sealBytes(bytes, fileEncryptionContext(key, uuid)),
      created_at: clock.now(),
    })
    .execute();
  return digest;
}

function pageOf(name: string, html: string): VendorFile {
  return {
    name: name.replace(/\.pdf$/, '.html'),
    contentType: 'text/html',
    bytes: Buffer.from(html, 'utf8'),
  };
}
