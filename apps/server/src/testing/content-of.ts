import { sql } from 'kysely';
import { openDatabase } from '../db/database.ts';

/** Returns every row of a database as a text with its table, every queued task, and the last value of each sequence. */
export async function contentOf(from: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<string[]> {
  const { db, close } = await openDatabase(from);
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth', 'hmda') and tablename not like 'kysely%' union all select 'pgboss.job'`.execute(
    db,
  );
  const lines: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(db);
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  const counters = await sql<{ line: string }>`
    select concat_ws(' ', schemaname, sequencename, last_value) as line from pg_sequences where schemaname <> 'pgboss'`.execute(
    db,
  );
  await close();
  return [...lines, ...counters.rows.map(({ line }) => line)].toSorted();
}
