import { addDays, type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import type { Anchor } from './anchor-store.ts';
import { canonical } from './canonical.ts';
import { KEYED } from './chain.ts';

// Transactions that began before midnight have ended by then.
const AFTER_MIDNIGHT_MS = 10 * 60_000;

/**
 * Writes yesterday's anchor of an organisation, if absent: a keyed hash over the newest hash of every chain and the previous anchor.
 * Kept outside the database as well, it reveals chains that were rewritten or removed.
 * @param nowMs milliseconds since 1970-01-01T00:00Z
 */
export async function anchorYesterday(
  db: Db,
  sealing: Sealing,
  organisation: string,
  nowMs: number,
): Promise<void> {
  const today = civilDateIn('UTC', nowMs - AFTER_MIDNIGHT_MS);
  const yesterday = addDays(today, -1);
  const last = await db
    .selectFrom('audit_anchor')
    .select([sql<string>`day::text`.as('day'), 'hash'])
    .where('organisation', '=', organisation)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && last.day >= yesterday) return;
  const heads = await headsBefore(db, organisation, today);
  const previous = last?.hash ?? '';
  const anchor = { day: yesterday, previousHash: previous };
  await db
    .insertInto('audit_anchor')
    .values({
      organisation,
      day: yesterday,
      applications: heads.length,
      version: KEYED,
      previous_hash: previous,
      hash: anchorHash(sealing, organisation, anchor, heads),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the anchors of an organisation in the database, oldest first. */
export async function anchorsOf(db: Db, organisation: string): Promise<Anchor[]> {
  return db
    .selectFrom('audit_anchor')
    .select([sql<CivilDate>`day::text`.as('day'), 'applications', 'version'])
    .select(['previous_hash as previousHash', 'hash'])
    .where('organisation', '=', organisation)
    .orderBy('day')
    .execute();
}

/** The newest event of a chain. */
export type ChainHead = {
  readonly application_id: string;
  readonly hash: string;
};

/** Returns the newest event of every chain at the beginning of a day, and those kept of chains whose records were deleted since. */
export async function headsBefore(db: Db, organisation: string, day: CivilDate): Promise<ChainHead[]> {
  const deleted = await db
    .selectFrom('deleted_chain_head')
    .distinctOn('application_id')
    .select(['application_id', 'hash'])
    .where('organisation', '=', organisation)
    .where('day', '<', sql<Date>`${day}::date`)
    .orderBy('application_id')
    .orderBy('day', 'desc')
    .execute();
  const kept = await db
    .selectFrom('audit_event')
    .distinctOn('application_id')
    .select(['application_id', 'hash'])
    .where('organisation', '=', organisation)
    .where('at', '<', sql<Date>`${`${day}T00:00:00.000Z`}::timestamptz`)
    .orderBy('application_id')
    .orderBy('number', 'desc')
    .execute();
  // Ids are in lower case, so their order is that of the database.
  return [...kept, ...deleted].toSorted((a, b) => (a.application_id < b.application_id ? -1 : 1));
}

/** Returns the hash of an anchor over these chains. */
export function anchorHash(
  sealing: Sealing,
  organisation: string,
  { day, previousHash }: Pick<Anchor, 'day' | 'previousHash'>,
  heads: readonly ChainHead[],
): string {
  const lines = heads.map((head) => `${head.application_id} ${head.hash}`);
  return sealing.auditHash(`anchor ${canonical([organisation, previousHash, day, ...lines])}`);
}
