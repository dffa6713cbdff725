import { MOST_MATCHES } from '@homeline/contract/pipeline/list-pipeline.ts';
import {
  addressTerms,
  parseSearch,
  type SearchQuery,
  type SearchTerm,
} from '@homeline/domain/staff/search-terms.ts';
import { spellingVariants } from '@homeline/domain/staff/spelling-variants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import { storedTerm } from '../../facts/search-terms.ts';

type Found = {
  readonly ids: readonly string[];
  readonly isCut: boolean;
  /** Nothing matches as typed: these have a name that differs by one slip. */
  readonly isSimilar: boolean;
};

/** Returns the applications of a lender that match everything that a search asks for, or else those with a similar name. */
export async function findBySearch(context: Context, organisation: string, search: string): Promise<Found> {
  // The most specific first: the others only narrow what it finds, and finding stops at the limit.
  const sought = parseSearch(search).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const matching = (one: SearchQuery) => matches(context, organisation, one);
  const found = await findMatches(context.db, sought.map(matching));
  const near = sought.map((one) => (one.kind === 'WORD' ? spellingVariants(one.text) : []));
  if (found.ids.length > 0 || near.every((words) => words.length === 0))
    return { ...found, isSimilar: false };
  const similar = sought.map((one, index) => {
    const names = near[index] ?? [];
    if (names.length === 0) return matching(one);
    return sql`${matching(one)} union all select application_id as id from search_term
      where organisation = ${organisation} and term = any(${names}::text[])`;
  });
  const nearby = await findMatches(context.db, similar);
  return { ...nearby, isSimilar: nearby.ids.length > 0 };
}

async function findMatches(db: Db, [first, ...others]: readonly RawBuilder<unknown>[]) {
  if (!first) return { ids: [], isCut: false };
  const { rows } = await sql<{ id: string }>`
    select found.id from (${first}) found
    where ${sql.join(
      [
        sql`true`,
        ...others.map(
          (one) => sql`exists (
        select from (${one}) other where other.id = found.id)`,
        ),
      ],
      sql` and `,
    )}
    limit ${MOST_MATCHES + 1}`.execute(db);
  // Two names of one person may match the same word.
  const ids = [...new Set(rows.map(({ id }) => id))];
  return { ids: ids.slice(0, MOST_MATCHES), isCut: rows.length > MOST_MATCHES };
}

function matches({ sealing }: Context, organisation: string, sought: SearchQuery) {
  if (sought.kind === 'LOAN_NUMBER')
    return sql`select id from application where organisation = ${organisation} and loan_number = ${sought.text}`;
  const exact = (terms: readonly SearchTerm[]) =>
    sql`term = any(${terms.map((term) => storedTerm(sealing, organisation, term))}::text[])`;
  // Four digits may be a house number, and a word may be of a street.
  const matching =
    sought.kind === 'WORD'
      ? sql`(term >= ${sought.text} and term < ${`${sought.text}\u{10ffff}`} or ${exact(addressTerms(sought.text))})`
      : exact(sought.kind === 'LAST_FOUR' ? [sought, ...addressTerms(sought.hashed)] : [sought]);
  return sql`select application_id as id from search_term where organisation = ${organisation} and ${matching}`;
}

/** A hash or a number is more specific than any word. */
function lengthOf(sought: SearchQuery): number {
  return sought.kind === 'WORD' ? sought.text.length : Number.POSITIVE_INFINITY;
}
