import { addDays, type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { sha256 } from './canonical.ts';

/**
 * Binds the applications of an organisation together, once a day: the newest hash of every chain, hashed over the anchor before.
 * A chain that is rewritten from its beginning no longer fits the anchor. Writes yesterday's anchor when it is not there yet.
 * @param nowMs milliseconds since 1970-01-01T00:00Z
 */
export async function anchorYesterday(db: Db, organisation: string, nowMs: number): Promise<void> {
  const today = civilDateIn('UTC', nowMs);
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

type Head = { application_id: string; hash: string };

/** The newest hash of every chain at the beginning of a day. */
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
