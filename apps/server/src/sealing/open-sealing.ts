import { sql } from 'kysely';
import { ConfigError } from '../config-error.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { KeyRing, SealingKey } from './key-ring.ts';
import { createSealing, SealBroken, type Sealing } from './seal.ts';
import type { SealedColumn } from './sealed-column.ts';
import { SEALED_FACTS, withSealedText } from './sealed-facts.ts';
import { lockSealedRows, resealedValue } from './sealed-rows.ts';

const CANARY = { application: 'installation', field: 'hash root' };
const RESTORE = 'Restore the key that did; the embedded database keeps it in DATA_DIR/secrets.json';

/**
 * Returns the installation's sealing after opening the canary of every key that encrypts stored data. A new first key gets a canary.
 * @throws ConfigError naming SEALING_KEYS if a key is lost or wrong
 */
export function openSealing(db: Db, ring: KeyRing, columns: readonly SealedColumn[]): Promise<Sealing> {
  return db.transaction().execute(async (trx) => {
    // Of several servers that start together, one writes the canary.
    await sql`lock table sealing_key in share row exclusive mode`.execute(trx);
    const canaries = await trx.selectFrom('sealing_key').selectAll().execute();
    const roots = canaries.map(({ key_id, hash_root }) => {
      if (!ring.some(({ id }) => id === key_id))
        throw new ConfigError(`SEALING_KEYS lacks key ${key_id}, which encrypted stored data. ${RESTORE}`);
      return openedOrRefused(key_id, () => createSealing(ring, Buffer.alloc(0)).open(hash_root, CANARY));
    });
    const [stored] = roots;
    if (stored === undefined) return firstSealing(trx, ring, columns);
    const root = Buffer.from(stored, 'base64');
    if (!canaries.some(({ key_id }) => key_id === ring[0].id)) await writeCanary(trx, ring[0], root);
    return createSealing(ring, root);
  });
}

/** Writes the first canaries. Before that, a sample of the existing data of each table must open. */
async function firstSealing(trx: Trx, ring: KeyRing, columns: readonly SealedColumn[]): Promise<Sealing> {
  // The oldest key derived the lookup hashes before canaries existed.
  const root = (ring.at(-1) ?? ring[0]).bytes;
  const sealing = createSealing(ring, root);
  for (const column of columns) {
    const rows = await lockSealedRows(trx, column, sql<boolean>`true`, 1);
    for (const row of rows) openedOrRefused(ring[0].id, () => resealedValue(sealing, column, row));
  }
  const { path, field } = SEALED_FACTS.profile;
  const profile = await trx
    .selectFrom('fact')
    .select(['application_id', 'value'])
    .where('name', '=', 'profile')
    .limit(1)
    .executeTakeFirst();
  if (profile)
    openedOrRefused(ring[0].id, () =>
      withSealedText(profile.value, path, (sealed) => {
        sealing.open(sealed, { application: profile.application_id, field });
        return sealed;
      }),
    );
  // Any key of the ring may have encrypted something.
  for (const key of ring) await writeCanary(trx, key, root);
  return sealing;
}

async function writeCanary(trx: Trx, key: SealingKey, root: Buffer): Promise<void> {
  const hashRoot = createSealing([key], root).seal(root.toString('base64'), CANARY);
  await trx.insertInto('sealing_key').values({ key_id: key.id, hash_root: hashRoot }).execute();
}

function openedOrRefused<T>(keyId: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new ConfigError(`SEALING_KEYS: key ${keyId} did not encrypt the stored data. ${RESTORE}`);
  }
}
