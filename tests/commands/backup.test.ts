// Proves IN-03, IN-07, IN-17.

import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { type TestApp, testApp } from '../../apps/server/src/testing/app.ts';
import { contentOf } from '../../apps/server/src/testing/content-of.ts';
import { createDatabase, startPostgres, type TestPostgres } from '../../apps/server/src/testing/postgres.ts';
import { insertReleasedData } from '../../apps/server/src/testing/released-data.ts';
import { canHaveSmallDisk, onSmallDisk } from '../journeys/small-disk.ts';

/** A PostgreSQL server's database is read and written by its own programs. */
const HAS_POSTGRES_TOOLS = spawnSync('pg_dump', ['--version']).status === 0;

const ROOT = join(import.meta.dirname, '../..');
/** Runs a command, and prints how it ended and what is on the disk then. */
const LISTING = `
  import { spawnSync } from 'node:child_process';
  import { readdirSync } from 'node:fs';
  const { status, stderr } = spawnSync(process.execPath, process.argv.slice(1), { encoding: 'utf8' });
  console.log(JSON.stringify({ status, stderr, left: readdirSync(process.env.DISK) }));`;
const KEYS = {
  SEALING_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  AUTH_SECRET: 'a secret of 32 characters or more',
  WEBHOOK_SECRET: 'a secret of 32 characters or more',
};

let postgres: TestPostgres;
let folder: string;
let key: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'homeline-backup-'));
  const made = await run('backup', {}, '--new-key', join(folder, 'key'));
  key = made.stdout.trim();
});
afterAll(() => postgres.stop());

type Result = { readonly code: number; readonly stdout: string; readonly stderr: string };

function run(command: string, settings: Record<string, string>, ...args: readonly string[]): Promise<Result> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    execFile(
      process.execPath,
      [`scripts/${command}.ts`, ...args],
      { cwd: ROOT, env },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

/** Restores with the secret key, unless another one is given. */
function restore(settings: Record<string, string>, backup: string, keyFile = join(folder, 'key')) {
  return run('restore', settings, backup, '--key-file', keyFile);
}

const newFolder = (name: string) => mkdtempSync(join(folder, `${name}-`));

/** An installation with an application, and a backup of it. */
async function backedUp(
  databaseUrl: string | undefined,
  arrange: (app: TestApp) => Promise<void> = async () => {},
) {
  const dataDir = newFolder('data');
  const database = await openDatabase({ databaseUrl, dataDir });
  const settings = { DATA_DIR: dataDir, ...KEYS, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const app = await testApp({ database }, { ...settings, ANCHORS_DIR: join(dataDir, 'anchors') });
  const { uuid } = await app.register();
  await arrange(app);
  await app.stop();
  const backups = newFolder('backups');
  const { stderr } = await run('backup', settings, backups, '--key', key);
  expect(stderr).toBe('');
  const [name = ''] = readdirSync(backups);
  return { backup: join(backups, name), settings, uuid };
}

describe.each(HAS_POSTGRES_TOOLS ? ['pglite', 'postgres'] : ['pglite'])('a backup of %s', (engine) => {
  const databaseUrl = async (name: string) =>
    engine === 'postgres' ? createDatabase(postgres.urlOf(name)) : undefined;
  let made: Awaited<ReturnType<typeof backedUp>>;
  beforeAll(async () => {
    made = await backedUp(await databaseUrl('backed_up'));
  });
  const emptyTarget = async (name: string): Promise<Record<string, string>> => {
    const url = await databaseUrl(name);
    return { ...made.settings, DATA_DIR: newFolder('restored'), ...(url && { DATABASE_URL: url }) };
  };

  it('is restored elsewhere with every application, and the audit finds nothing', async () => {
    const target = await emptyTarget('elsewhere');
    expect(await restore(target, made.backup)).toMatchObject({ code: 0, stderr: '' });
    const audited = await run('audit', target);
    expect(audited.stderr).toBe('');
    expect(audited.stdout).toMatch(/^homeline: applications 1, events 6, facts 5/m);
    expect(audited.stdout).toMatch(/, findings 0\n$/);
  });

  it('is not readable without the secret key', async () => {
    const files = readdirSync(made.backup).filter((name) => name.endsWith('.age'));
    expect(files).toHaveLength(engine === 'postgres' ? 2 : 1);
    for (const name of files) {
      const bytes = readFileSync(join(made.backup, name));
      expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    }
  });

  it('is not restored with another key, and nothing is written', async () => {
    const other = join(newFolder('other'), 'key');
    await run('backup', {}, '--new-key', other);
    const target = await emptyTarget('other_key');
    const refused = await restore(target, made.backup, other);
    expect(refused).toMatchObject({ code: 1, stderr: 'The secret key doesn’t open this backup\n' });
    expect(readdirSync(String(target['DATA_DIR']))).toEqual([]);
  });

  it('is not restored when a file was cut short or changed, or is missing', async () => {
    const target = await emptyTarget('damaged');
    const path = (copy: string) => join(copy, 'data.tar.gz.age');
    for (const [damage, words] of [
      [(file: string) => truncateSync(file, 1000), /has 1000 bytes instead of \d+/],
      [
        (file: string) =>
          writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, -1), Buffer.of(0)])),
        /was changed/,
      ],
      [(file: string) => rmSync(file), /is missing/],
    ] as const) {
      const copy = newFolder('damaged');
      cpSync(made.backup, copy, { recursive: true });
      damage(path(copy));
      const refused = await restore(target, copy);
      expect(refused.code).toBe(1);
      expect(refused.stderr).toMatch(words);
    }
    expect(readdirSync(String(target['DATA_DIR']))).toEqual([]);
  });

  it('is not restored by an older version', async () => {
    const copy = newFolder('newer');
    cpSync(made.backup, copy, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8'));
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, schema: '999-later' }));
    const refused = await restore(await emptyTarget('older'), copy);
    expect(refused.stderr).toContain('was written by a newer version (999-later)');
  });

  it('is not restored over anything', async () => {
    const target = await emptyTarget('in_use');
    const full = { ...target, DATA_DIR: String(made.settings.DATA_DIR) };
    expect((await restore(full, made.backup)).stderr).toContain('is not empty');
    if (engine === 'pglite') return;
    const used = { ...target, DATABASE_URL: String(made.settings['DATABASE_URL']) };
    expect((await restore(used, made.backup)).stderr).toBe('The database is not empty\n');
  });
});

describe('an embedded installation that moves to PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof backedUp>>;
  beforeAll(async () => {
    made = await backedUp(undefined, async (app) => {
      await insertReleasedData(app);
    });
  });
  const target = async (name: string) => ({
    ...made.settings,
    DATA_DIR: newFolder('moved'),
    DATABASE_URL: await createDatabase(postgres.urlOf(name)),
  });

  it('loses no row and no queued task, counts on from there, and its audit finds nothing', async () => {
    const moved = await target('moved');
    expect(await restore(moved, made.backup)).toMatchObject({ code: 0, stderr: '' });
    const [before, after] = [
      await contentOf({ dataDir: made.settings.DATA_DIR, databaseUrl: undefined }),
      await contentOf({ dataDir: '', databaseUrl: moved.DATABASE_URL }),
    ];
    expect(after).toEqual(before);
    expect(before.filter((line) => line.startsWith('pgboss.job ')).length).toBeGreaterThan(0);
    expect(readdirSync(moved.DATA_DIR)).not.toContain('database');
    // The audit notes its own result.
    const audited = await run('audit', moved);
    expect(audited.stderr).toBe('');
    expect(audited.stdout).toMatch(/^homeline: applications 2, [\s\S]*, findings 0\n$/m);
  });

  it('is done again when it was stopped midway', async () => {
    const moved = await target('stopped');
    await (await openDatabase({ databaseUrl: moved.DATABASE_URL, dataDir: '' })).close();
    const holder = new pg.Client(moved.DATABASE_URL);
    await holder.connect();
    await holder.query('begin; lock table stored_file in share mode');
    const stopped = spawn(
      process.execPath,
      ['scripts/restore.ts', made.backup, '--key-file', join(folder, 'key')],
      {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], ...moved },
      },
    );
    await expect
      .poll(async () => (await holder.query('select 1 from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    stopped.kill('SIGKILL');
    await once(stopped, 'exit');
    await holder.end();
    expect(existsSync(join(moved.DATA_DIR, '.unfinished'))).toBe(true);
    expect(await restore(moved, made.backup)).toMatchObject({ code: 0, stderr: '' });
    expect((await run('audit', moved)).stdout).toMatch(/^homeline: applications 2, [\s\S]*, findings 0\n$/m);
  });

  it('moves into no database with rows, or with the tables of another program', async () => {
    for (const [name, statement] of [
      ['used', "insert into revoked_session values ('s', now())"],
      ['other', 'drop table kysely_migration'],
    ] as const) {
      const moved = await target(name);
      await (await openDatabase({ databaseUrl: moved.DATABASE_URL, dataDir: '' })).close();
      const client = new pg.Client(moved.DATABASE_URL);
      await client.connect();
      await client.query(statement);
      await client.end();
      expect(await restore(moved, made.backup)).toMatchObject({
        code: 1,
        stderr: 'The database is not empty\n',
      });
      expect(readdirSync(moved.DATA_DIR)).toEqual([]);
    }
  });
});

describe.runIf(canHaveSmallDisk())('on a disk that is full', () => {
  let made: Awaited<ReturnType<typeof backedUp>>;
  beforeAll(async () => {
    made = await backedUp(undefined);
  });

  /** Runs a command with a disk of a mebibyte at a folder. Returns what it says, and what it leaves there. */
  function runOnFullDisk(variable: string, settings: Record<string, string>, ...args: readonly string[]) {
    const [program = '', ...rest] = onSmallDisk(1, ['--input-type=module', '-e', LISTING, ...args], variable);
    const disk = String(settings[variable]);
    const env = { PATH: process.env['PATH'], ...settings, DISK: disk };
    const { stdout } = spawnSync(program, rest, { cwd: ROOT, env, encoding: 'utf8' });
    return JSON.parse(stdout) as { status: number; stderr: string; left: string[] };
  }

  it('a backup fails with the reason and leaves nothing', () => {
    const backups = newFolder('full');
    const args = ['scripts/backup.ts', backups, '--key', key];
    const failed = runOnFullDisk('BACKUPS', { ...made.settings, BACKUPS: backups }, ...args);
    expect(failed).toEqual({
      status: 1,
      stderr: expect.stringMatching(/no space left on device/i),
      left: [],
    });
  });

  it('a restore fails with the reason and leaves nothing', () => {
    const target = { ...made.settings, DATA_DIR: newFolder('full') };
    const args = ['scripts/restore.ts', made.backup, '--key-file', join(folder, 'key')];
    const failed = runOnFullDisk('DATA_DIR', target, ...args);
    expect(failed).toEqual({
      status: 1,
      stderr: expect.stringMatching(/no space left on device/i),
      left: [],
    });
  });
});

it.runIf(HAS_POSTGRES_TOOLS)('leaves nothing of a backup that failed', async () => {
  const backups = newFolder('failed');
  const settings = { DATA_DIR: newFolder('data'), DATABASE_URL: postgres.urlOf('nowhere') };
  const failed = await run('backup', settings, backups, '--key', key);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain('pg_dump ended with 1');
  expect(readdirSync(backups)).toEqual([]);
});

it('refuses a folder without a database, which a forgotten setting would name', async () => {
  const dataDir = newFolder('nothing');
  const refused = await run('backup', { DATA_DIR: dataDir }, newFolder('backups'), '--key', key);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('has no database') });
  expect(readdirSync(dataDir)).toEqual([]);
});

it('refuses the embedded database of a running server', async () => {
  const dataDir = newFolder('running');
  const { close } = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const refused = await run('backup', { DATA_DIR: dataDir }, newFolder('backups'), '--key', key);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by another process') });
  } finally {
    await close();
  }
});
