import { addDays, type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { sha256 } from './canonical.ts';

// Transactions that began before midnight have ended by then.
const AFTER_MIDNIGHT_MS = 10 * 60_000;

/**
 * Writes yesterday's anchor of an organisation, if absent: a hash over the newest hash of every chain and the previous anchor.
 * It reveals a chain that was rewritten from its beginning.
 * @param nowMs milliseconds since 1970-01-01T00:00Z
 */
export async function anchorYesterday(db: Db, organisation: string, nowMs: number): Promise<void> {
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
  await db
    .insertInto('audit_anchor')
    .values({
      organisation,
      day: yesterday,
      applications: heads.length,
      previous_hash: previous,
      hash: anchorHash(previous, yesterday, heads),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Checks the anchors of an organisation against its current chains. It proves nothing if the sandbox clock was moved back.
 * @returns the first day whose chains no longer match their anchor; undefined if all match
 */
export async function firstBrokenAnchor(db: Db, organisation: string): Promise<CivilDate | undefined> {
  const anchors = await db
    .selectFrom('audit_anchor')
    .select([sql<CivilDate>`day::text`.as('day'), 'previous_hash', 'hash'])
    .where('organisation', '=', organisation)
    .orderBy('day')
    .execute();
  let previous = '';
  for (const { day, previous_hash, hash } of anchors) {
    const heads = await headsBefore(db, organisation, addDays(day, 1));
    if (previous_hash !== previous || anchorHash(previous, day, heads) !== hash) return day;
    previous = hash;
  }
  return undefined;
}

type Head = { application_id: string; hash: string };

/** Returns the newest hash of every chain at the beginning of a day. */
async function headsBefore(db: Db, organisation: string, day: CivilDate): Promise<Head[]> {
  return db
    .selectFrom('audit_event')
    .distinctOn('application_id')
    .select(['application_id', 'hash'])
    .where('organisation', '=', organisation)
    .where('at', '<', sql<Date>`${`${day}T00:00:00.000Z`}::timestamptz`)
    .orderBy('application_id')
    .orderBy('number', 'desc')
    .execute();
}

function anchorHash(previous: string, day: CivilDate, heads: readonly Head[]): string {
  return sha256([previous, day, ...heads.map((head) => `${head.application_id} ${head.hash}`)].join('\n'));
}
