import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import { DESKS } from '@homeline/domain/staff/desks.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { isOverdue } from '../pipeline/list-order.ts';

type Row = {
  readonly waits_for: string | null;
  readonly identity: string | null;
  readonly name: string | null;
  readonly applications: number;
  readonly cents: number;
  readonly overdue: number;
};

/**
 * Counts open applications by desk, and by assignee.
 * @param timeZone the lender's, IANA name
 * @param now ISO instant
 */
export async function openLoad(
  db: Db,
  organisation: string,
  timeZone: string,
  now: string,
): Promise<Pick<Insight, 'deskLoad' | 'officerLoad'>> {
  const { rows } = await sql<Row>`
    select waits_for, assignment.identity, max(person.name) as name, count(*)::int as applications,
      coalesce(sum(amount_cents), 0)::float8 as cents,
      count(*) filter (where ${isOverdue(timeZone, now)})::int as overdue
    from projection
    left join assignment on assignment.organisation = projection.organisation
      and assignment.application_id = projection.application_id
    left join auth."user" person on person.id = assignment.identity
    where projection.organisation = ${organisation} and waits_for is not null
    group by grouping sets ((waits_for), (assignment.identity))`.execute(db);
  const load = ({ applications, cents, overdue }: Row) => ({
    ...{ applications, amountCents: cents as Cents, overdue },
  });
  return {
    deskLoad: DESKS.flatMap((desk) =>
      rows.filter(({ waits_for }) => waits_for === desk).map((row) => ({ desk, ...load(row) })),
    ),
    officerLoad: rows
      .flatMap((row) =>
        row.identity === null ? [] : { identity: row.identity, name: row.name ?? '', ...load(row) },
      )
      .toSorted((a, b) => b.applications - a.applications || a.name.localeCompare(b.name)),
  };
}
