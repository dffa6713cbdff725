import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { WrittenVersion } from './rule-files.ts';

/** A text as it was published for its day, or as it was withdrawn. */
export type PublishedVersion = WrittenVersion & { readonly withdrawn: boolean };

/** Every text that a lender's installation has ever published, and every withdrawal, in their order. Nothing is ever taken out. */
export type PublishedVersions = { readonly rows: readonly PublishedVersion[]; readonly last: number };

/** Reads a lender's published texts. */
export async function publishedVersions(db: Db, organisation: string): Promise<PublishedVersions> {
  const rows = await db
    .selectFrom('rule_version')
    .select(['number', 'kind', 'effective_on as effectiveOn', 'sha256', 'xml', 'withdrawn'])
    .where('organisation', '=', organisation)
    .orderBy('number')
    .execute();
  return { rows: rows.map(({ number, ...row }) => row), last: rows.at(-1)?.number ?? 0 };
}

/** The texts that hold: of each day the newest, unless that is a withdrawal. */
export function standingOf(rows: readonly PublishedVersion[]): readonly PublishedVersion[] {
  const byDay = new Map(rows.map((row) => [`${row.kind} ${row.effectiveOn}`, row]));
  return rows.filter((row) => byDay.get(`${row.kind} ${row.effectiveOn}`) === row && !row.withdrawn);
}

/**
 * Appends to a lender's texts, while no other process can.
 * @param known what the rows were decided on: when another process has published since, nothing is written, and the next refresh looks
 * again
 * @param rowsOf what to write, asked only once nobody else can: the day may have changed meanwhile
 * @returns what was written
 */
export function appendVersions(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  organisation: string,
  known: PublishedVersions,
  rowsOf: () => readonly PublishedVersion[],
): Promise<readonly PublishedVersion[]> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table rule_version in share row exclusive mode`.execute(trx);
    const { last } = await publishedVersions(trx, organisation);
    const rows = last === known.last ? rowsOf() : [];
    if (rows.length === 0) return rows;
    await trx
      .insertInto('rule_version')
      .values(
        rows.map(({ effectiveOn, kind, sha256, xml, withdrawn }) => ({
          ...{ organisation, kind, sha256, xml, withdrawn },
          effective_on: effectiveOn,
          published_at: clock.now(),
        })),
      )
      .execute();
    return rows;
  });
}
