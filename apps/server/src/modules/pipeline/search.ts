import { MOST_MATCHES } from '@homeline/contract/pipeline/list-pipeline.ts';
import { parseSearch, type SearchQuery } from '@homeline/domain/staff/search-terms.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { storedTerm } from '../../facts/search-terms.ts';

type Found = { readonly ids: readonly string[]; readonly isCut: boolean };

/** Returns the applications of a lender that match everything that a search asks for. */
export async function findBySearch(context: Context, organisation: string, search: string): Promise<Found> {
  // The most specific first: the others only narrow what it finds, and finding stops at the limit.
  const sought = parseSearch(search).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const [first, ...others] = sought;
  if (!first) return { ids: [], isCut: false };
  const { rows } = await sql<{ id: string }>`
    select found.id from (${matches(context, organisation, first)}) found
    where ${sql.join(
      [
        sql`true`,
        ...others.map(
          (one) => sql`exists (
        select from (${matches(context, organisation, one)}) other where other.id = found.id)`,
        ),
      ],
      sql` and `,
    )}
    limit ${MOST_MATCHES + 1}`.execute(context.db);
  // Two names of one person may match the same word.
  const ids = [...new Set(rows.map(({ id }) => id))];
  return { ids: ids.slice(0, MOST_MATCHES), isCut: rows.length > MOST_MATCHES };
}

function matches({ sealing }: Context, organisation: string, sought: SearchQuery) {
  if (sought.kind === 'LOAN_NUMBER')
    return sql`select id from application where organisation = ${organisation} and loan_number = ${sought.text}`;
  const term = storedTerm(sealing, organisation, sought);
  const matching =
    sought.kind === 'WORD' ? sql`term >= ${term} and term < ${`${term}\u{10ffff}`}` : sql`term = ${term}`;
  return sql`select application_id as id from search_term where organisation = ${organisation} and ${matching}`;
}

/** A hash or a number is more specific than any word. */
function lengthOf(sought: SearchQuery): number {
  return sought.kind === 'WORD' ? sought.text.length : Number.POSITIVE_INFINITY;
}
