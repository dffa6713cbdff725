import type { TaskCounts } from '@homeline/contract/operations/get-job-counts.ts';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

type Row = Omit<TaskCounts, 'oldestDueAt' | 'nextDueAt'> & {
  readonly oldest: Date | null;
  readonly next: Date | null;
};

/**
 * Counts a lender's runs that haven't ended, by task.
 * @param dead the queue of the runs that failed for good
 */
export async function countRuns(db: Db, organisation: string, dead: string): Promise<TaskCounts[]> {
  const { rows } = await sql<Row>`
    with run as (
      select coalesce(source_name, name) as task, name = ${dead} as is_dead, state, start_after,
        state < 'active' and start_after <= now() as is_due
      from pgboss.job
      where data->>'organisation' = ${organisation} and state in ('created', 'retry', 'active')
    )
    select task,
      count(*) filter (where not is_dead and is_due)::int as waiting,
      count(*) filter (where not is_dead and state = 'active')::int as running,
      count(*) filter (where not is_dead and state < 'active' and not is_due)::int as later,
      count(*) filter (where is_dead)::int as failed,
      min(start_after) filter (where not is_dead and is_due) as oldest,
      min(start_after) filter (where not is_dead and state < 'active' and not is_due) as next
    from run group by task order by task`.execute(db);
  return rows.map(({ oldest, next, ...counts }) => ({
    ...counts,
    ...(oldest && { oldestDueAt: oldest.toISOString() }),
    ...(next && { nextDueAt: next.toISOString() }),
  }));
}
