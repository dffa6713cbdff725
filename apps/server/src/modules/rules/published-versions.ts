import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { RuleFile } from './rule-files.ts';

/** A published version, or its withdrawal. */
export type PublishedVersion = RuleFile & { readonly withdrawn: boolean };

/** Who published or withdrew a version, as in the audit chain. `proposedBy`: who proposed it, if another person confirmed it. */
export type Signatories = { readonly publishedBy: string; readonly proposedBy?: string | undefined };

type StoredVersion = PublishedVersion & {
  readonly publishedBy: string;
  readonly proposedBy: string | null;
};

/** The notification channel of rule changes. The payload is the lender's code. */
export const RULES_CHANNEL = 'rules_published';

/** Returns every publication and withdrawal of a lender, oldest first. Rows are only appended. */
export async function publishedVersions(db: Db, organisation: string): Promise<readonly StoredVersion[]> {
  return db
    .selectFrom('rule_version')
    .select(['kind', 'effective_on as effectiveOn', 'sha256', 'xml', 'withdrawn'])
    .select(['published_by as publishedBy', 'proposed_by as proposedBy'])
    .where('organisation', '=', organisation)
    .orderBy('number')
    .execute();
}

/** Returns the current version of each kind and day: the newest, unless it was withdrawn. */
export function currentVersions<V extends PublishedVersion>(rows: readonly V[]): readonly V[] {
  return rows.filter((row) => rows.findLast((other) => isOfSameDay(other, row)) === row && !row.withdrawn);
}

/** Returns whether two versions are of one kind and one day. */
export function isOfSameDay(
  one: Pick<RuleFile, 'kind' | 'effectiveOn'>,
  other: Pick<RuleFile, 'kind' | 'effectiveOn'>,
): boolean {
  return one.kind === other.kind && one.effectiveOn === other.effectiveOn;
}

/**
 * Appends versions of a lender under a table lock, and notifies every process.
 * @param decide returns the rows to append, given the rows under the lock; may write more in the same transaction
 * @returns the result of `decide`
 */
export function appendVersions<R>(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  organisation: string,
  { publishedBy, proposedBy }: Signatories,
  decide: (
    rows: readonly PublishedVersion[],
    trx: Trx,
  ) => Promise<{ readonly append: readonly PublishedVersion[]; readonly result: R }>,
): Promise<R> {
  return database.db.transaction().execute(async (trx) => {
    await sql`lock table rule_version in share row exclusive mode`.execute(trx);
    const { append, result } = await decide(await publishedVersions(trx, organisation), trx);
    if (append.length === 0) return result;
    await trx
      .insertInto('rule_version')
      .values(
        append.map(({ effectiveOn, kind, sha256, xml, withdrawn }) => ({
          ...{ organisation, kind, sha256, xml, withdrawn },
          effective_on: effectiveOn,
          published_at: clock.now(),
          published_by: publishedBy,
          proposed_by: proposedBy ?? null,
        })),
      )
      .execute();
    await sql`select pg_notify(${RULES_CHANNEL}, ${organisation})`.execute(trx);
    return result;
  });
}
