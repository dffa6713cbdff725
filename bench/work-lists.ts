import pg from 'pg';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { type TestApp, testApp } from '../apps/server/src/testing/app.ts';
import { createStaffMember } from '../apps/server/src/testing/persona-driver.ts';
import type { CallName } from '../packages/contract/src/calls.ts';

const [FEW, MANY] = [1000, 1_000_000];
const TRIES = 100;

/**
 * What staff ask for all day. Whatever the lender's size, twenty people have the name sought, and ten proposals came back to the person
 * who asks; a single letter matches everybody.
 */
const ASKED = [
  ['all open, first page', 'listPipeline', {}],
  ['one desk', 'listPipeline', { waitsFor: 'UNDERWRITER' }],
  ['search by name', 'listPipeline', { search: 'last00007 first' }],
  ['search that matches everything', 'listPipeline', { search: 'l' }],
  ['search by loan number', 'listPipeline', { search: '9000000007' }],
  ['proposals returned to one person', 'listPipeline', { returned: 'true' }],
  ['counts of every desk', 'countPipeline', undefined],
] as const satisfies readonly (readonly [string, CallName, object | undefined])[];

type Lender = { readonly app: TestApp; readonly jwt: string };

/**
 * Asks a lender of few applications and one of many in turn, so that whatever else the machine does slows both.
 * @param urls of two databases
 * @returns the median time of each question in ms, among few applications and among many
 */
export async function workListsMs(urls: { readonly few: string; readonly many: string }) {
  const few = await openLender(urls.few, FEW);
  const many = await openLender(urls.many, MANY);
  const answers = [];
  for (const [what, call, query] of ASKED) {
    const [fewMs, manyMs]: [number[], number[]] = [[], []];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      fewMs.push(await askMs(few, call, query));
      manyMs.push(await askMs(many, call, query));
    }
    answers.push({ what, fewMs: median(fewMs), manyMs: median(manyMs) });
  }
  await few.app.stop();
  await many.app.stop();
  return answers;
}

async function openLender(databaseUrl: string, applications: number): Promise<Lender> {
  const app = await testApp({ database: await openDatabase({ databaseUrl, dataDir: '' }) });
  const jwt = await createStaffMember(app, ['OPERATIONS', 'UNDERWRITER']);
  await fill(databaseUrl, applications);
  return { app, jwt };
}

async function askMs({ app, jwt }: Lender, call: CallName, query: object | undefined): Promise<number> {
  const startedMs = performance.now();
  const { status } = await app.call(call, { jwt, ...(query && { query }) });
  if (status !== 200) throw new Error(`${call}: ${status}`);
  return performance.now() - startedMs;
}

function median(tookMs: number[]): number {
  return tookMs.toSorted((a, b) => a - b)[TRIES / 2] ?? 0;
}

/** Inserts applications as the server would have: 1 % at each of four desks, a tenth ended, the others with the borrower. */
async function fill(databaseUrl: string, applications: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const insert of INSERTS) await client.query(insert, [applications]);
  // As after a night: the database has nothing left to clean up meanwhile.
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  await client.end();
}

const INSERTS = [
  `insert into application (organisation, id, owner, loan_number, created_at, last_seq)
    select 'homeline', md5('a' || n)::uuid, 'somebody', (9000000000 + n)::text, now(), 1
    from generate_series(0, $1::int - 1) n`,
  `insert into projection (organisation, application_id, owner, loan_number, step, kind, since, entered_seq, furthest_stage,
      referred, status, table_version, waits_for, borrower, state, amount_cents, proposal_returned, search_hash)
    select 'homeline', md5('a' || n)::uuid, 'somebody', (9000000000 + n)::text, 'IN_PROGRESS', 'BORROWER_ACTION', now() - n * interval '1 second', 1,
      'INITIAL', '{}', '{}', 'bench',
      case when n % 10 = 9 then null
        else coalesce((array['OPERATIONS','UNDERWRITER','FRAUD_DESK','FUNDING_OFFICER'])[n % 100 + 1], 'BORROWER') end,
      'First' || n % 50 || ' Last' || lpad((n % ($1::int / 20))::text, 5, '0'), 'OH', n % 30000000, n % 100 < 4, ''
    from generate_series(0, $1::int - 1) n`,
  `insert into search_term (organisation, term, application_id)
    select 'homeline', term, md5('a' || n)::uuid from generate_series(0, $1::int - 1) n
    cross join lateral (values ('first' || n % 50), ('last' || lpad((n % ($1::int / 20))::text, 5, '0'))) terms(term)`,
  `insert into proposal (organisation, application_id, act, input, entered_seq, proposed_by, proposed_at, returned_note)
    select 'homeline', md5('a' || n)::uuid, 'DECIDE_REVIEW', '{}', 1,
      case when n % ($1::int / 10) = 1 then (select id from auth.user limit 1) else 'somebody' end, now(), md5('n' || n)::uuid
    from generate_series(0, $1::int - 1) n where n % 100 < 4`,
];
