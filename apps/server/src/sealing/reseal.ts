import type { Sealed } from '@homeline/domain/facts/fact.ts';
import { sql } from 'kysely';
import { lockApplication } from '../db/lock-application.ts';
import type { Db, Trx } from '../db/tables.ts';
import { type FileStore, missingStore, sealedBytesOf } from '../file-store/file-store.ts';
import { putInStore } from '../file-store/move-files.ts';
import { fileEncryptionContext } from './file-context.ts';
import type { KeyRing } from './key-ring.ts';
import { rewriteFacts } from './rewrite-facts.ts';
import type { EncryptionContext, Sealing } from './seal.ts';
import { isUnderOtherKey, type SealedColumn } from './sealed-column.ts';
import { SEALED_FACTS, withSealedText } from './sealed-facts.ts';
import { lockSealedRows, resealedValue, updateSealedRow } from './sealed-rows.ts';

/** How many values of each table `reseal` encrypted again, and the ids of keys that no stored value needs any more. */
export type Resealed = {
  readonly values: Readonly<Record<string, number>>;
  readonly retired: readonly string[];
};

// A file may have 20 MB, so a batch of files must stay small.
const BATCH = { TEXT: 100, BASE64: 100, BYTES: 5 } as const;
const APPLICATIONS = 50;

/**
 * Encrypts every stored value with the first key of the ring, until a pass finds none under another key. Each batch is a transaction of its own, so a repeated run resumes where
 * the last one ended, and a running server with the same first key may write meanwhile.
 * @param store has the files that are not in the database
 * @throws SealBroken if a value doesn't open; the batches before it are kept
 */
export async function reseal(
  db: Db,
  sealing: Sealing,
  ring: KeyRing,
  columns: readonly SealedColumn[],
  store?: FileStore,
): Promise<Resealed> {
  const [{ id: keyId }] = ring;
  const values: Record<string, number> = {};
  for (let found = 1; found > 0; ) {
    found = 0;
    const count = (table: string, done: number) => {
      values[table] = (values[table] ?? 0) + done;
      found += done;
    };
    count('fact', await resealFacts(db, sealing, keyId));
    count('file_object', await resealStore(db, sealing, keyId, store));
    for (const column of columns) count(column.table, await resealColumn(db, sealing, keyId, column));
  }
  const retired = await db
    .deleteFrom('sealing_key')
    .where('key_id', '!=', keyId)
    .returning('key_id')
    .execute();
  return { values, retired: retired.map(({ key_id }) => key_id) };
}

/** Encrypts the files again that are in the file store. Each gets a new name there; the old one is removed later. */
async function resealStore(
  db: Db,
  sealing: Sealing,
  keyId: string,
  store: FileStore | undefined,
): Promise<number> {
  for (let done = 0; ; ) {
    const files = await db
      .selectFrom('stored_file')
      .select(['organisation', 'uuid', 'application_id', 'object', 'sealed'])
      .where('object', 'is not', null)
      .where(sql<boolean>`object <> concat_ws('/', organisation, uuid, ${keyId}::text)`)
      .limit(BATCH.BYTES)
      .execute();
    for (const { organisation, uuid, application_id: applicationId, ...place } of files) {
      const context = fileEncryptionContext({ applicationId }, uuid);
      const sealed = sealing.sealBytes(
        sealing.openBytes(await sealedBytesOf(place, store), context),
        context,
      );
      const object = await putInStore(db, store ?? missingStore(), { organisation, uuid }, keyId, sealed);
      await db
        .updateTable('stored_file')
        .set({ object })
        .where('organisation', '=', organisation)
        .where('uuid', '=', uuid)
        .where('object', '=', place.object)
        .execute();
    }
    done += files.length;
    if (files.length < BATCH.BYTES) return done;
  }
}

async function resealColumn(db: Db, sealing: Sealing, keyId: string, column: SealedColumn): Promise<number> {
  for (let done = 0; ; ) {
    const count = await db.transaction().execute((trx) => resealBatch(trx, sealing, keyId, column));
    done += count;
    if (count < BATCH[column.form]) return done;
  }
}

async function resealBatch(trx: Trx, sealing: Sealing, keyId: string, column: SealedColumn): Promise<number> {
  const where = isUnderOtherKey(column, keyId);
  const rows = await lockSealedRows(trx, column, where, BATCH[column.form]);
  for (const row of rows) await updateSealedRow(trx, column, row, resealedValue(sealing, column, row));
  return rows.length;
}

/** Encrypts facts again, one application per transaction. Its audit chain gets one event with the digests. */
async function resealFacts(db: Db, sealing: Sealing, keyId: string): Promise<number> {
  const isOldText = (sealed: Sealed) => !sealed.startsWith(`sealed:${keyId}:`);
  const resealedFact = (application: string) => (value: object, name: string) => {
    const { path, field } = SEALED_FACTS[name as keyof typeof SEALED_FACTS];
    return withSealedText(value, path, (sealed) =>
      isOldText(sealed) ? resealedText(sealing, sealed, { application, field }) : sealed,
    );
  };
  const where = sql<boolean>`name in (${sql.join(Object.keys(SEALED_FACTS))})`;
  let done = 0;
  for (let after = { organisation: '', id: '00000000-0000-0000-0000-000000000000' }; ; ) {
    const applications = await db
      .selectFrom('application')
      .select(['organisation', 'id'])
      .where(sql<boolean>`(organisation, id) > (${after.organisation}, ${after.id}::uuid)`)
      .orderBy('organisation')
      .orderBy('id')
      .limit(APPLICATIONS)
      .execute();
    for (const { organisation, id } of applications) {
      done += await db.transaction().execute(async (trx) => {
        const key = { organisation, applicationId: id };
        await lockApplication(trx, key);
        return rewriteFacts(trx, sealing, key, { where, rewrite: resealedFact(id) });
      });
    }
    const last = applications.at(-1);
    if (!last) return done;
    after = last;
  }
}

function resealedText(sealing: Sealing, sealed: Sealed, context: EncryptionContext): Sealed {
  return sealing.seal(sealing.open(sealed, context), context);
}
