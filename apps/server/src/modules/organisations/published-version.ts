import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Db } from '../../db/database.ts';
import type { RuleKind } from './rule-files.ts';

/**
 * The SHA-256 of a version's file as it was published, in hexadecimal.
 * @param effectiveOn the day from which the version holds
 * @returns undefined when this installation has never published one for the day
 */
export async function publishedSha256(
  db: Db,
  organisation: string,
  { kind, effectiveOn }: { readonly kind: RuleKind; readonly effectiveOn: CivilDate },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('rule_version')
    .select('sha256')
    .where('organisation', '=', organisation)
    .where('kind', '=', kind)
    .where('effective_on', '=', effectiveOn)
    .executeTakeFirst();
  return row?.sha256;
}
