import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { FileStore } from './file-store.ts';

/** A file may have 20 MB. */
const AT_ONCE = 5;
/** A name younger than this may belong to a move under way. */
const UNDER_WAY_SECONDS = 600;

type File = { readonly organisation: string; readonly uuid: string };

/**
 * Puts a file's encrypted bytes into the store. Its name is kept first, so that nothing stays there which no row knows.
 * @param keyId the key that encrypts them: another one makes another name
 * @returns the name
 */
export async function putInStore(
  db: Db,
  store: FileStore,
  { organisation, uuid }: File,
  keyId: string,
  sealed: Uint8Array,
): Promise<string> {
  const name = `${organisation}/${uuid}/${keyId}`;
  await db
    .insertInto('file_object')
    .values({ name, organisation, file: uuid })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: sql`now()` }))
    .execute();
  await store.put(name, sealed);
  return name;
}

/**
 * Moves the files that are in the database into the store, the oldest first. The database gives its bytes up once the store has them. Several
 * servers may do the same: they put the same bytes under the same name.
 * @throws FileStoreUnavailable; what isn't moved stays in the database
 */
export async function moveFiles(db: Db, store: FileStore, stopped?: AbortSignal): Promise<void> {
  for (;;) {
    const files = await db
      .selectFrom('stored_file')
      .select(['organisation', 'uuid', 'sealed'])
      .where('object', 'is', null)
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const { sealed, ...file } of files) {
      if (stopped?.aborted) return;
      const object = await putInStore(db, store, file, keyIdOf(sealed), sealed);
      await db
        .updateTable('stored_file')
        .set({ object, sealed: Buffer.alloc(0) })
        .where('organisation', '=', file.organisation)
        .where('uuid', '=', file.uuid)
        .where('object', 'is', null)
        // Encrypted again meanwhile, it has another name.
        .where(sql<boolean>`substring(sealed from 1 for 64) = ${sealed.subarray(0, 64)}`)
        .execute();
    }
    if (files.length < AT_ONCE) return;
  }
}

/** Removes from the store what no file has any more: those of deleted applications, and those that were encrypted again. */
export async function removeUnused(db: Db, store: FileStore): Promise<void> {
  const unused = await db
    .selectFrom('file_object')
    .select('name')
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${UNDER_WAY_SECONDS})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stored_file')
            .select('uuid')
            .whereRef('stored_file.organisation', '=', 'file_object.organisation')
            .whereRef('stored_file.uuid', '=', 'file_object.file')
            .where(({ or, eb, ref }) =>
              or([
                eb('stored_file.object', 'is', null),
                eb('stored_file.object', '=', ref('file_object.name')),
              ]),
            ),
        ),
      ),
    )
    .execute();
  for (const { name } of unused) {
    await store.remove(name);
    await db.deleteFrom('file_object').where('name', '=', name).execute();
  }
}

/** Reads the id of the key from encrypted bytes. */
function keyIdOf(sealed: Uint8Array): string {
  return Buffer.from(sealed.subarray(2, 2 + (sealed[1] ?? 0))).toString('latin1');
}
