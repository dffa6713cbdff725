import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

type Applications = { readonly organisation: string; readonly step: string; readonly count: number };

/** Counts the applications of each lender by the step where they are. */
export function applicationsByStep(db: Db): Promise<Applications[]> {
  return db
    .selectFrom('projection')
    .select(({ fn }) => ['organisation', 'step', fn.countAll<string>().as('count')])
    .groupBy(['organisation', 'step'])
    .execute()
    .then((rows) => rows.map(({ count, ...row }) => ({ ...row, count: Number(count) })));
}

type Tasks = {
  readonly task: string;
  readonly state: 'waiting' | 'later' | 'running' | 'dead';
  readonly count: number;
  readonly oldestSeconds: number;
};

/** Counts the runs that haven't ended, by task: due ones, those for later, running ones, and those that failed for good. */
export async function tasksByState(db: Db): Promise<Tasks[]> {
  const { rows } = await sql<Tasks>`
    select coalesce(source_name, name) as task,
      case when source_name is not null then 'dead' when state = 'active' then 'running'
        when start_after > now() then 'later' else 'waiting' end as state,
      count(*)::int as count,
      extract(epoch from now() - min(created_on))::float as "oldestSeconds"
    from pgboss.job where state in ('created', 'retry', 'active')
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
