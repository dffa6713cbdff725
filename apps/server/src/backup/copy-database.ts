import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Db, Trx } from '../db/tables.ts';

type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly types: readonly string[];
};

const SCHEMAS = sql`('public', 'auth', 'hmda')`;
/** The job queue's tables with data that must not be lost. The queue creates its other tables itself. */
const OF_QUEUE = sql`('queue', 'job', 'job_dependency')`;
/** Rows with bytes may be as large as a file. */
const ROWS_WITH_BYTES = 4;
const ROWS = 500;

/** Returns whether a database has our tables and no row in them, as after a copy that was stopped. */
export async function isUnused(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: string | null;
  }>`select to_regclass('kysely_migration') as found`.execute(db);
  if (!rows[0]?.found) return false;
  for (const { name } of await tablesOf(db)) {
    if (name.startsWith('pgboss.')) continue;
    const { rows: found } = await sql`select 1 from ${sql.raw(name)} limit 1`.execute(db);
    if (found.length > 0) return false;
  }
  return true;
}

/** Copies every row of a database, with its queued tasks, into an unused one, in one transaction. */
export async function copyDatabase(from: Database, to: Database): Promise<void> {
  for (const { queueOptions } of [from, to]) {
    // Both have the queue's tables of this version.
    const boss = new PgBoss({ ...queueOptions, supervise: false, schedule: false });
    await boss.start();
    await boss.stop({ graceful: false });
  }
  await from.db.transaction().execute((source) =>
    to.db.transaction().execute(async (target) => {
      for (const table of await tablesOf(target)) await copyTable(source, target, table);
      await copySequences(source, target);
    }),
  );
}

/** Returns our tables, each after those that it refers to. */
async function tablesOf(db: Db | Trx): Promise<Table[]> {
  const { rows: tables } = await sql<Table>`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns,
      array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and ((n.nspname in ${SCHEMAS} and c.relname not like 'kysely%')
        or (n.nspname = 'pgboss' and c.relname in ${OF_QUEUE}))
    group by 1 order by 1`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select distinct format('%I.%I', fn.nspname, f.relname) as from, format('%I.%I', tn.nspname, t.relname) as to
    from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_namespace fn on fn.oid = f.relnamespace
    join pg_class t on t.oid = r.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where r.contype = 'f' and r.conrelid <> r.confrelid`.execute(db);
  const sorted: Table[] = [];
  const isCopied = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const next = tables.find(
      ({ name }) => !isCopied(name) && references.every(({ from, to }) => from !== name || isCopied(to)),
    );
    if (!next) throw new Error('Tables refer to each other in a circle');
    sorted.push(next);
  }
  return sorted;
}

/** Copies the rows of a table as texts, in which PostgreSQL writes and reads every type without loss. */
async function copyTable(source: Trx, target: Trx, { name, columns, types }: Table): Promise<void> {
  const texts = columns.map((column) => `${column}::text`).join(', ');
  const values = types.map((type, index) => `c${index}::${type}`).join(', ');
  const names = columns.map((_, index) => `c${index}`).join(', ');
  const rowsAtOnce = types.includes('bytea') ? ROWS_WITH_BYTES : ROWS;
  await sql.raw(`declare copied cursor for select array[${texts}] as row from ${name}`).execute(source);
  // The queue has its own queues from its start on.
  await sql.raw(`delete from ${name}`).execute(target);
  for (;;) {
    const { rows } = await sql
      .raw<{ row: (string | null)[] }>(`fetch ${rowsAtOnce} from copied`)
      .execute(source);
    if (rows.length === 0) break;
    const lists = columns.map((_, index) => sql`${rows.map(({ row }) => row[index])}::text[]`);
    await sql`insert into ${sql.raw(`${name} (${columns.join(', ')})`)} overriding system value
      select ${sql.raw(values)} from unnest(${sql.join(lists)}) as t(${sql.raw(names)})`.execute(target);
  }
  await sql`close copied`.execute(source);
}

/** Sets each sequence of the target to the value that it has in the source. */
async function copySequences(source: Trx, target: Trx): Promise<void> {
  const { rows } = await sql<{ name: string; last: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname in ${SCHEMAS} and last_value is not null`.execute(source);
  for (const { name, last } of rows)
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(target);
}
