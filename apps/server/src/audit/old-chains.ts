import { sql } from 'kysely';
import type { Db, Trx } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import { KEYED, newestHash, writeEvents } from './chain.ts';
import { termsDigest, termsOf } from './terms-digests.ts';

/** What the first keyed event of an older chain is called. It has the digests of the terms recorded before. */
export const CHAIN_KEYED = 'chain keyed';

const BATCH = 200;

/**
 * Appends a keyed event to every chain from before hashes had a key, so that its history can't be written again without the key.
 * It happens once: after the first keyed event of an installation, a chain without any is a finding.
 */
export async function keyOldChains(db: Db, sealing: Sealing): Promise<void> {
  if (!(await hasUnkeyedHead(db))) return;
  await db.transaction().execute(async (trx) => {
    // One of several servers that start together does it, and nothing is appended meanwhile.
    await sql`lock table application in share row exclusive mode`.execute(trx);
    if (await hasKeyedEvent(trx)) return;
    while (await keyBatch(trx, sealing)) {
      // Each batch keys chains that the next one then no longer finds.
    }
  });
}

async function keyBatch(trx: Trx, sealing: Sealing): Promise<boolean> {
  const applications = await trx
    .selectFrom('application')
    .select(['organisation', 'id', 'owner', 'loan_number', 'created_at', 'last_seq', 'last_event'])
    .where('head_hash', 'is', null)
    .limit(BATCH)
    .execute();
  for (const { organisation, id, ...head } of applications) {
    const chain = { organisation, applicationId: id };
    const at = await afterEveryEvent(trx, organisation);
    const detail = { terms: (await termsOf(trx, chain)).map(termsDigest) };
    const event = { at, actor: 'AUDIT', what: CHAIN_KEYED, detail, origin: {} };
    const previous = await newestHash(trx, chain);
    await writeEvents(trx, sealing, chain, { head, previous, events: [event] });
  }
  return applications.length > 0;
}

/** Returns the current time, or a later one: the sandbox clock may have dated events or anchors ahead. */
export async function afterEveryEvent(trx: Trx, organisation: string): Promise<string> {
  const { rows } = await sql<{ at: Date }>`select date_trunc('milliseconds', greatest(
      now(),
      (select max(at) from audit_event where organisation = ${organisation}),
      (select (max(day) + 1)::timestamp at time zone 'UTC' from audit_anchor where organisation = ${organisation})
    )) as at`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time');
  return row.at.toISOString();
}

async function hasUnkeyedHead(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('application')
    .select('id')
    .where('head_hash', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function hasKeyedEvent(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('audit_event')
    .select('number')
    .where('version', '=', KEYED)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
