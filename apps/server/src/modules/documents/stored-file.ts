import { randomUUID } from 'node:crypto';
import type { DocumentType } from '@homeline/domain/documents/document-types.ts';
import { sha256 } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Place } from '../../sealing/seal.ts';
import type { VendorFile } from '../../vendors/parties.ts';

/** A document about to be kept. */
export type NewDocument = {
  /** One of its own when it may be kept again by a later run: the first is then the one that stays. */
  readonly uuid?: string;
  readonly type: DocumentType;
  readonly file: VendorFile;
};

/**
 * Keeps a document of an application, its file sealed (AES-256-GCM).
 * @returns its uuid
 */
export async function keepDocument(
  db: Db | Trx,
  { sealing, clock }: Context,
  { organisation, applicationId }: ApplicationKey,
  { uuid = randomUUID(), type, file }: NewDocument,
): Promise<string> {
  const of = { organisation, application_id: applicationId, created_at: clock.now() };
  await db
    .insertInto('stored_file')
    .values({
      ...of,
      uuid,
      name: file.name,
      type: file.contentType,
      size: file.bytes.length,
      sha256: sha256(file.bytes),
      sealed: sealing.sealBytes(file.bytes, placeOf(applicationId, uuid)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('document')
    .values({ ...of, uuid, type, file: uuid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return uuid;
}

/**
 * A document's file, opened.
 * @throws Error when the application has no such document
 */
export async function openDocument(
  context: Context,
  of: ApplicationKey,
  uuid: string,
): Promise<VendorFile & { readonly type: string }> {
  const row = await documentsOf(context.db, of)
    .select([
      'document.type',
      'name',
      'stored_file.type as contentType',
      'sealed',
      'stored_file.uuid as file',
    ])
    .where('document.uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) throw new Error('The application has no such document');
  const { type, name, contentType, sealed, file } = row;
  return {
    type,
    name,
    contentType,
    bytes: context.sealing.openBytes(sealed, placeOf(of.applicationId, file)),
  };
}

/** The files of several documents, in their order. */
export function openDocuments(
  context: Context,
  of: ApplicationKey,
  uuids: readonly string[],
): Promise<VendorFile[]> {
  return Promise.all(uuids.map((uuid) => openDocument(context, of, uuid)));
}

/** The documents of an application, each with its file. */
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

function placeOf(applicationId: string, uuid: string): Place {
  return { application: applicationId, field: `file ${uuid}` };
}
