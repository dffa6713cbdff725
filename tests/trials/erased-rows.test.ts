import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { completeApplication } from '../journeys/traveller.ts';
import { personNamed } from '../personas/people.ts';
import { register } from './asking.ts';

const TIMEOUT_MS = 1_200_000;
const ROOT = join(import.meta.dirname, '../..');

let installation: Installation;
let database: Client;
let uuid: string;
beforeAll(async () => {
  installation = await startInstallation('postgres');
  ({ uuid } = await completeApplication(
    ...([installation, personNamed('T01'), installation.url, () => 0, 'NOTARY_SESSION'] as const),
  ));
  await register(installation, 'neighbor@example.com');
  database = new Client({ connectionString: installation.sharedSettings()['DATABASE_URL'] });
  await database.connect();
  // The installation's chain covers everything within the minute.
  await vi.waitUntil(async () => (await count('installation_head')) === 2, {
    timeout: 120_000,
    interval: 500,
  });
  await installation.kill();
  // What a person with every right on the database can do: triggers and references stop nothing.
  await database.query('set session_replication_role = replica');
}, TIMEOUT_MS);
afterAll(async () => {
  await database?.end();
  await installation?.stop();
});

async function count(table: string): Promise<number> {
  return Number((await database.query(`select count(*) from ${table}`)).rows[0].count);
}

/** Runs `npm run audit` and returns its findings. */
function findings(): Promise<readonly string[]> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: installation.dataDir(),
    ...installation.sharedSettings(),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/audit.ts'], { cwd: ROOT, env }, (error, _, stderr) => {
      const lines = stderr.split('\n').filter(Boolean);
      resolve(error && lines.length === 0 ? [error.message] : lines);
    });
  });
}

/** Changes tables, audits, and puts the tables back as they were. */
async function auditAfter(tables: readonly string[], change: () => Promise<unknown>) {
  for (const table of tables) await database.query(`create table kept_${table} as table ${table}`);
  try {
    const changed = await change().catch((error: Error) => error);
    return changed instanceof Error ? undefined : await findings();
  } finally {
    for (const table of tables) {
      const columns = (await columnsOf(table)).map(({ name }) => `"${name}"`).join();
      await database.query(`delete from ${table}`);
      await database.query(
        `insert into ${table} (${columns}) overriding system value select ${columns} from kept_${table}`,
      );
      await database.query(`drop table kept_${table}`);
    }
  }
}

async function columnsOf(table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await database.query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows;
}

/** What the chains cover: of the application, of its files and terms, and of the installation. */
const COVERED = [
  ...['application', 'fact', 'audit_event', 'terms_ledger', 'document', 'stored_file'],
  ...['installation_link'],
] as const;

/** What no event holds yet: who sent a file and when, and the name and type under which it is offered. */
const NOT_COVERED: Readonly<Partial<Record<(typeof COVERED)[number], readonly string[]>>> = {
  document: ['created_at', 'signer'],
  stored_file: ['name', 'type', 'created_at'],
};

/** Another value of a column's type. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  integer: (column) => `${column} + 1`,
  bigint: (column) => `${column} + 1`,
  boolean: (column) => `not ${column}`,
  uuid: () => 'gen_random_uuid()',
  bytea: () => `'\\x00'::bytea`,
  jsonb: () => `'{"changed": true}'::jsonb`,
  'timestamp with time zone': (column) => `coalesce(${column}, now()) + interval '1 day'`,
  date: (column) => `coalesce(${column}, current_date) + 1`,
};

describe('a sound installation', () => {
  it(
    'has no findings',
    async () => {
      expect(await findings()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe.each(COVERED)('a row of %s', (table) => {
  const one = `ctid = (select ctid from ${table} order by ctid limit 1)`;
  const last = `ctid = (select ctid from ${table} order by ctid desc limit 1)`;

  it.each([
    ['the first', one],
    ['the last', last],
    ['every', 'true'],
  ])(
    'is missed: %s',
    async (_, which) => {
      const found = await auditAfter([table], () => database.query(`delete from ${table} where ${which}`));
      expect(found).not.toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'is seen when any of its covered columns has another value',
    async () => {
      const unseen: string[] = [];
      for (const { name, type } of await columnsOf(table)) {
        const other = (OTHER[type] ?? ((column) => `coalesce(${column}, '') || 'x'`))(`"${name}"`);
        const found = await auditAfter([table], () =>
          database.query(`update ${table} set "${name}" = ${other} where ${one}`),
        );
        if (found?.length === 0) unseen.push(name);
      }
      expect(unseen).toEqual(NOT_COVERED[table] ?? []);
    },
    TIMEOUT_MS,
  );
});

describe('an application', () => {
  const ofOne = (where: string) => async () => {
    const { rows } = await database.query(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'application_id'`,
    );
    for (const { name } of rows)
      await database.query(`delete from ${name} where application_id = '${where}'`);
    await database.query(`delete from application where id = '${where}'`);
  };

  it(
    'is missed when it is erased whole on its first day, with every row that names it',
    async () => {
      const { rows } = await database.query(
        `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'application_id'`,
      );
      const tables = ['application', ...rows.map(({ name }) => String(name))];
      const found = await auditAfter([...new Set(tables)], ofOne(uuid));
      expect(found?.join()).toContain(uuid);
    },
    TIMEOUT_MS,
  );

  it(
    'is missed when the installation’s chain is emptied with it, or cut to before it',
    async () => {
      const tables = [
        'application',
        'audit_event',
        'fact',
        'terms_ledger',
        'document',
        'stored_file',
        'installation_link',
        'installation_head',
        'record_deletion',
        'deleted_chain_head',
        'projection',
      ];
      const found = await auditAfter(tables, async () => {
        await ofOne(uuid)();
        await database.query('delete from installation_link');
        await database.query('delete from installation_head');
      });
      expect(found).not.toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'is not excused by a deletion that somebody wrote into the list',
    async () => {
      const tables = [
        'application',
        'audit_event',
        'fact',
        'terms_ledger',
        'document',
        'stored_file',
        'record_deletion',
        'projection',
      ];
      const found = await auditAfter(tables, async () => {
        await ofOne(uuid)();
        await database.query(
          `insert into record_deletion (organisation, number, application_id, loan_number, kind, kept_until, deleted_at, counts, hash)
         values ('homeline', 1, '${uuid}', '1', 'LOAN', '2020-01-01', now(), '{}', repeat('0', 64))`,
        );
      });
      expect(found).not.toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('rows that change places', () => {
  it.each([
    [
      'the bytes of two files',
      'stored_file',
      `update stored_file a set sealed = b.sealed, size = b.size, sha256 = b.sha256 from stored_file b where a.uuid <> b.uuid and a.ctid in (select ctid from stored_file limit 2) and b.ctid in (select ctid from stored_file limit 2)`,
    ],
    [
      'the files of two documents',
      'document',
      `update document a set file = b.file from document b where a.uuid <> b.uuid and a.ctid in (select ctid from document order by ctid limit 2) and b.ctid in (select ctid from document order by ctid limit 2)`,
    ],
    [
      'the values of two facts',
      'fact',
      `update fact a set value = b.value from fact b where a.application_id = b.application_id and a.seq = 1 and b.seq = 2`,
    ],
    [
      'the owners of two applications',
      'application',
      `update application a set owner = b.owner from application b where a.id <> b.id`,
    ],
    [
      'a fact, moved to another application',
      'fact',
      `update fact set application_id = (select id from application where id <> '{uuid}' limit 1), seq = 900 where application_id = '{uuid}' and seq = 2`,
    ],
    [
      'a document, moved to another application',
      'document',
      `update document set application_id = (select id from application where id <> '{uuid}' limit 1) where ctid = (select ctid from document limit 1)`,
    ],
  ])(
    'are seen: %s',
    async (_, table, change) => {
      const found = await auditAfter([table], () => database.query(change.replaceAll('{uuid}', uuid)));
      expect(found).not.toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('rows that are added', () => {
  it.each([
    [
      'a fact',
      'fact',
      `insert into fact select organisation, application_id, 900, name, value, at, actor, origin from fact limit 1`,
    ],
    [
      'an event',
      'audit_event',
      `insert into audit_event (organisation, application_id, number, version, at, actor, what, detail, origin, previous_hash, hash) select organisation, application_id, 9000, version, at, actor, what, detail, origin, previous_hash, hash from audit_event limit 1`,
    ],
  ])(
    'are seen: %s',
    async (_, table, change) => {
      expect(await auditAfter([table], () => database.query(change))).not.toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'are seen: a document that nobody uploaded',
    async () => {
      const columns = (await columnsOf('document')).map(({ name }) => name);
      const values = columns.map((name) => (name === 'uuid' ? 'gen_random_uuid()' : `"${name}"`));
      const found = await auditAfter(['document'], () =>
        database.query(
          `insert into document (${columns.map((name) => `"${name}"`).join()}) select ${values.join()} from document limit 1`,
        ),
      );
      expect(found).not.toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('the files outside the database', () => {
  it.each([
    ['emptied', () => ''],
    ['cut before its last line', (text: string) => text.split('\n').slice(0, -2).join('\n')],
    ['changed in its last line', (text: string) => text.replace(/"hash":"..../, '"hash":"0000')],
    ['no JSON', () => 'no JSON\n'],
  ])(
    'are compared with it: one is %s',
    async (_, change) => {
      const path = join(installation.dataDir(), 'anchors/_installation.jsonl');
      const kept = readFileSync(path, 'utf8');
      writeFileSync(path, change(kept));
      const found = await findings();
      writeFileSync(path, kept);
      expect(found).not.toEqual([]);
    },
    TIMEOUT_MS,
  );
});
