// Proves IN-06.

import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { MIGRATION_NAMES } from './migrate.ts';

/** The migrations from here on are applied while servers of the release before run. Those before come with release 0.3.0, which stops them. */
const FIRST_BESIDE = 21;

/** Tables that grow with every application, visit or message. Building an index of one stops its writes for too long. */
const GROWING =
  /^(application|audit_event|chat|chat_(file|message)|chatbot_(answer|conversation)|delivery|document|event|experiment_exposure|fact|idempotency_key|intent|note|notification|outbox|projection|provider_minute|search_term|stored_file|telemetry_(event|session)|terms_ledger|tracker|webhook_event|auth\."(user|session|account)")$/;

/** What breaks the servers of the release before, or keeps them waiting. */
const BREAKS: readonly (readonly [what: string, statement: RegExp])[] = [
  ['drops what they use', /\bdrop (table|column|schema|type|view|function|constraint|default)\b/],
  ['renames what they use', /\brename\b/],
  ['changes a type', /\balter column \S+ (set data )?type\b/],
  ['asks for a value that they don’t write', /\bset not null\b|\badd column (?!.*\bdefault\b).*\bnot null\b/],
  [
    'rewrites the table',
    /\badd column .*(\bdefault (gen_random_uuid|random|clock_timestamp|nextval)\b|\bgenerated\b)/,
  ],
  [
    'checks every row while nobody writes',
    /\badd (constraint|primary key|unique|foreign key|check)\b(?!.*\bnot valid\b)/,
  ],
  ['removes rows that they read', /^(delete|truncate)\b/],
  ['locks a table', /^(lock|cluster|vacuum full)\b/],
];

/** Tells what a migration's statements break, in the order of the statements. */
function broken(statements: readonly string[]): string[] {
  const created = new Set(statements.flatMap((one) => /^create table (\S+)/.exec(one)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const indexed = /^create (?:unique )?index (?!concurrently).*? on (\S+)/.exec(statement)?.[1];
    const isSlowIndex = indexed !== undefined && GROWING.test(indexed) && !created.has(indexed);
    // Check each added column separately, so that the default of one doesn't excuse another.
    const clauses = statement.split(/,\s*(?=(?:add|drop|alter|rename) )/);
    const found = BREAKS.filter(([, pattern]) => clauses.some((clause) => pattern.test(clause)));
    return [...found.map(([what]) => what), ...(isSlowIndex ? ['builds an index of a growing table'] : [])];
  });
}

/** Returns the statements of a migration, without a database. */
async function statementsOf(name: string): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.toLowerCase().replace(/\s+/g, ' ').trim()),
  });
  const { up }: Migration = await import(`./migrations/${name}.ts`);
  await up(db);
  return statements;
}

const isContract = (name: string) => /^\d+-contract-/.test(name);

describe('a server of the previous release', () => {
  it('fails after these changes, so they wait for a contract step', () => {
    for (const statement of [
      'drop table note',
      'alter table note drop column text',
      'alter table note alter column text drop default',
      'alter table note rename column text to words',
      'alter table note alter column number type bigint',
      'alter table note alter column number set data type bigint',
      'alter table note alter column text set not null',
      'alter table note add column kind text not null',
      "alter table note add column tag text not null default '', add column kind text not null",
      'alter table note add column id uuid default gen_random_uuid()',
      'alter table note add column number bigint generated always as identity',
      'alter table note add constraint note_kind check (kind > 0)',
      'alter table note add primary key (id)',
      'alter table note drop constraint note_pkey',
      'create index note_kind on note (kind)',
      'create unique index note_kind on note (kind)',
      'delete from note',
      'lock table note',
    ])
      expect(broken([statement]), statement).not.toEqual([]);
  });

  it('still works after these additions', () => {
    for (const statements of [
      ['alter table note add column kind text'],
      ["alter table note add column kind text not null default 'x', add column rate numeric(5, 3)"],
      ['create table pet (name text not null)', 'create index pet_name on pet (name)'],
      ['create index list_columns_by on list_columns (identity)'],
      ['create index concurrently note_kind on note (kind)'],
      ['alter table note add constraint kind check (kind > 0) not valid'],
      ["update note set kind = 'x' where kind is null"],
    ])
      expect(broken(statements), statements[0]).toEqual([]);
  });

  it.each(MIGRATION_NAMES.filter((name) => Number(name.slice(0, 3)) >= FIRST_BESIDE && !isContract(name)))(
    'works beside %s',
    async (name) => {
      expect(broken(await statementsOf(name))).toEqual([]);
    },
  );

  it('is judged by the statements that migrations really run', async () => {
    expect(broken(await statementsOf('007-provider-calls-by-lender'))).toEqual([
      'drops what they use',
      'checks every row while nobody writes',
    ]);
    expect(broken(await statementsOf('014-invitations-and-messages'))).toEqual([]);
  });
});
