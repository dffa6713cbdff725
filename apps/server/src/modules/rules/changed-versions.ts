import { sha256 } from '../../audit/canonical.ts';
import type { Db } from '../../db/tables.ts';

/** Returns a lender's rule versions that were altered after they were published: organisation, kind and day. */
export async function changedVersions(db: Db, lender: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('rule_version').selectAll().where('organisation', '=', lender).execute();
  return rows
    .filter(({ xml, sha256: published }) => sha256(xml) !== published)
    .map(({ organisation, kind, effective_on }) => `${organisation}/${kind}/${effective_on}`);
}
