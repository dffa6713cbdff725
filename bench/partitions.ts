import pg from 'pg';
import { createDatabase, startPostgres } from '../apps/server/src/testing/postgres.ts';
import { commandLine, exitWithUsage } from '../scripts/command-line.ts';
import temporaryFolder from '../tests/temporary-folder.ts';

const USAGE = `npm run bench:partitions -- [--rows 10000000]
  Fills facts and audit events, half each, as one table, by month and by application, and times the server's hottest queries on each.`;

const FACTS = 40;
const EVENTS = 90;
const MONTHS = 36;
const HASHES = 16;
const TRIES = 400;

const { values } = commandLine(USAGE, { options: { rows: { type: 'string', default: '10000000' } } });
const applications = Math.floor(Number(values.rows) / 2 / FACTS);
const audited = Math.floor(Number(values.rows) / 2 / EVENTS);
if (!(audited >= 1000)) exitWithUsage(USAGE, '--rows must be at least 200000');

const COLUMNS = {
  fact: 'organisation text, application_id uuid, seq int, name text, value jsonb, at timestamptz, actor text, origin jsonb',
  audit_event:
    'organisation text, application_id uuid, number int, at timestamptz, actor text, what text, detail jsonb, hash text',
};
const NUMBERS = { fact: 'seq', audit_event: 'number' };

/** How the rows of a table are laid out. A key must hold what its table is divided by. */
const LAYOUTS = [
  { name: 'one table', divided: '', key: '' },
  { name: `by month (${MONTHS})`, divided: 'partition by range (at)', key: ', at' },
  { name: `by application (${HASHES})`, divided: 'partition by hash (application_id)', key: '' },
] as const;

type Table = keyof typeof COLUMNS;
type Layout = (typeof LAYOUTS)[number];

/** Rows of applications that arrive over three years and take six weeks each. */
const ROWS: Record<Table, string> = {
  fact: `select 'homeline', md5('a' || a)::uuid, n, case n when 1 then 'origin' else 'fact' || n end,
      jsonb_build_object('text', repeat('x', 120), 'referrerUuid', case when a % 50 = 0 then md5('r' || a % 5000)::uuid end),
      timestamptz '2024-01-01' + a * interval '${MONTHS * 30 - 45} days' / ${applications} + n * interval '1 day', 'BORROWER', '{}'
    from generate_series(0, ${applications - 1}) a, generate_series(1, ${FACTS}) n`,
  audit_event: `select 'homeline', md5('a' || a)::uuid, n,
      timestamptz '2024-01-01' + a * interval '${MONTHS * 30 - 45} days' / ${audited} + n * interval '12 hours', 'BORROWER', 'fact profile',
      jsonb_build_object('seq', n, 'digest', repeat('d', 64)), repeat('h', 64)
    from generate_series(0, ${audited - 1}) a, generate_series(1, ${EVENTS}) n`,
};

/** The statements that the server sends most for each application, and those whose cost depends on the layout. */
const QUERIES: readonly {
  readonly what: string;
  readonly sql: string;
  readonly given: (a: number) => unknown[];
}[] = [
  {
    what: 'facts of an application',
    sql: `select name, seq, at, value from fact where organisation = $1 and application_id = md5($2)::uuid order by seq`,
    given: (a) => ['homeline', `a${a}`],
  },
  {
    what: 'newest hash of its chain',
    sql: `select hash from audit_event where organisation = $1 and application_id = md5($2)::uuid order by number desc limit 1`,
    given: (a) => ['homeline', `a${a}`],
  },
  {
    what: 'append of a fact',
    sql: `insert into fact values ($1, md5($2)::uuid, ${FACTS} + (random() * 1e9)::int, 'fact', '{}', '2026-11-01', 'BORROWER', '{}')`,
    given: (a) => ['homeline', `a${a}`],
  },
  {
    what: 'applications of a loan originator',
    sql: `select application_id from fact where organisation = $1 and value->>'referrerUuid' = md5($2)::uuid::text and name = 'origin'`,
    given: (a) => ['homeline', `r${(a * 50) % 5000}`],
  },
  {
    what: 'audit events of a day',
    sql: `select count(*) from audit_event where organisation = $1 and at >= timestamptz '2025-06-01' + $2::int * interval '1 day'
      and at < timestamptz '2025-06-01' + ($2::int + 1) * interval '1 day'`,
    given: (a) => ['homeline', a % 60],
  },
];

const removeTemporaryFiles = temporaryFolder();
const postgres = await startPostgres();
const client = new pg.Client(await createDatabase(postgres.urlOf('partitions')));
await client.connect();
await client.query(`set maintenance_work_mem = '1GB'; set synchronous_commit = off`);
const measured = new Map<Layout, readonly number[]>();
for (const layout of LAYOUTS) {
  const startedMs = performance.now();
  for (const table of ['fact', 'audit_event'] as const) await fill(table, layout);
  console.error(`${layout.name}: filled in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  const medians = [];
  for (const query of QUERIES) medians.push(await medianMs(query));
  measured.set(layout, medians);
  await client.query('drop table fact, audit_event');
}
console.log(
  `| ${(applications * FACTS + audited * EVENTS).toLocaleString('en-US')} rows, median ms | ${LAYOUTS.map(({ name }) => name).join(' | ')} |`,
);
console.log(`| --- | ${LAYOUTS.map(() => '---').join(' | ')} |`);
for (const [index, { what }] of QUERIES.entries())
  console.log(
    `| ${what} | ${LAYOUTS.map((layout) => measured.get(layout)?.[index]?.toFixed(2)).join(' | ')} |`,
  );
await client.end();
await postgres.stop();
removeTemporaryFiles();

async function fill(table: Table, { divided, key }: Layout): Promise<void> {
  await client.query(
    `create unlogged table ${table} (${COLUMNS[table]}) ${divided}`.replace(divided ? 'unlogged ' : '', ''),
  );
  for (const part of partsOf(divided))
    await client.query(
      `create unlogged table ${table}_${part.name} partition of ${table} for values ${part.of}`,
    );
  await client.query(`insert into ${table} ${ROWS[table]}`);
  await client.query(
    `alter table ${table} add primary key (organisation, application_id, ${NUMBERS[table]}${key})`,
  );
  if (table === 'fact')
    await client.query(
      `create index fact_referrer on fact (organisation, (value->>'referrerUuid')) where name = 'origin'`,
    );
  else await client.query('create index audit_event_at on audit_event (organisation, at)');
  await client.query(`vacuum (analyze) ${table}`);
}

function partsOf(divided: string): readonly { readonly name: number; readonly of: string }[] {
  if (divided === '') return [];
  if (divided.includes('hash'))
    return Array.from({ length: HASHES }, (_, name) => ({
      name,
      of: `with (modulus ${HASHES}, remainder ${name})`,
    }));
  const month = (index: number) => new Date(Date.UTC(2024, index)).toISOString();
  return Array.from({ length: MONTHS + 1 }, (_, name) => ({
    name,
    of: `from ('${month(name)}') to ('${month(name + 1)}')`,
  }));
}

/** Asks about other applications each time, in the same order for every layout. */
async function medianMs({ sql, given }: (typeof QUERIES)[number]): Promise<number> {
  const tookMs: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const application = (attempt * 7919) % audited;
    const startedMs = performance.now();
    await client.query(sql, given(application));
    tookMs.push(performance.now() - startedMs);
  }
  return tookMs.toSorted((a, b) => a - b)[TRIES / 2] ?? 0;
}
