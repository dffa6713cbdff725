// Proves IN-06, IN-17.

import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openDatabase } from './database.ts';
import { MIGRATION_NAMES } from './migrate.ts';

describe('on a PostgreSQL server', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('migrates an empty database once when several servers start together', async () => {
    const databaseUrl = await createDatabase(postgres.urlOf('empty'));
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: '' })),
    );
    for (const { db } of opened) {
      expect(await db.selectFrom('application').selectAll().execute()).toEqual([]);
    }
    await Promise.all(opened.map((database) => database.close()));
  });

  it('waits for a long transaction without keeping the running servers from the same table', async () => {
    const databaseUrl = await createDatabase(postgres.urlOf('busy'));
    const [backup, server] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
    await Promise.all([backup.connect(), server.connect()]);
    await server.query(readFileSync(join(import.meta.dirname, 'releases/0.2.0.sql'), 'utf8'));
    await backup.query('begin; select from chat');
    const opening = openDatabase({ databaseUrl, dataDir: '' });
    const waiting = 'select 1 from pg_locks where not granted';
    await expect.poll(async () => (await server.query(waiting)).rowCount).toBeGreaterThan(0);
    expect((await server.query('select from chat')).rowCount).toBe(0);
    await backup.query('commit');
    await (await opening).close();
    await Promise.all([backup.end(), server.end()]);
  });

  it('leaves nothing of an upgrade that was broken off, and does it whole at the next start', async () => {
    const databaseUrl = await createDatabase(postgres.urlOf('broken_off'));
    const [backup, server] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
    await Promise.all([backup.connect(), server.connect()]);
    await server.query(readFileSync(join(import.meta.dirname, 'releases/0.2.0.sql'), 'utf8'));
    const names = async () => (await server.query('select name from kysely_migration order by name')).rows;
    const tables = async () => (await server.query('select relname from pg_class order by relname')).rows;
    const before = { names: await names(), tables: await tables() };
    await backup.query('begin; select from chat');
    const opening = expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
      /^DATABASE_URL cannot be reached$/,
    );
    const breakOff = 'select pg_terminate_backend(pid) from pg_locks where not granted';
    await expect.poll(async () => (await server.query(breakOff)).rowCount).toBeGreaterThan(0);
    await opening;
    expect({ names: await names(), tables: await tables() }).toEqual(before);

    await backup.query('commit');
    await (await openDatabase({ databaseUrl, dataDir: '' })).close();
    expect((await names()).map(({ name }) => name)).toEqual(MIGRATION_NAMES);
    await Promise.all([backup.end(), server.end()]);
  });

  it('refuses a server older than PostgreSQL 15, and writes nothing', async () => {
    const databaseUrl = await createDatabase(postgres.urlOf('old'));
    const server = new pg.Client(databaseUrl);
    await server.connect();
    // It answers as a server of that version does: a function of the same name is found first.
    await server.query(`create schema older;
      create function older.current_setting(text) returns text return '14.13 (Debian 14.13-1)';
      alter database old set search_path = older, public, pg_catalog`);
    await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
      /^DATABASE_URL is of PostgreSQL 14\.13 \(Debian 14\.13-1\), and needs 15 or newer$/,
    );
    expect((await server.query("select to_regclass('public.kysely_migration') as found")).rows).toEqual([
      { found: null },
    ]);
    await server.end();
  });

  it('delivers a notification of one process to the others', async () => {
    const databaseUrl = await createDatabase(postgres.urlOf('talking'));
    const [one, other] = [
      await openDatabase({ databaseUrl, dataDir: '' }),
      await openDatabase({ databaseUrl, dataDir: '' }),
    ];
    const heard = new Promise<string>((resolve) => void other.listen('news', resolve, () => notify()));
    const notify = () =>
      void one.db
        .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val('news'), eb.val('hello')]).as('said'))
        .execute();
    expect(await heard).toBe('hello');
    await Promise.all([one.close(), other.close()]);
  });
});

describe('embedded', () => {
  const newFolder = () => mkdtempSync(join(tmpdir(), 'homeline-data-'));
  const migrated = newFolder();
  beforeAll(async () => (await openDatabase({ databaseUrl: undefined, dataDir: migrated })).close());
  const migratedCopy = () => {
    const dataDir = newFolder();
    cpSync(migrated, dataDir, { recursive: true });
    return dataDir;
  };

  it('keeps its rows after a restart, and refuses a second process', async () => {
    const dataDir = migratedCopy();
    const first = await openDatabase({ databaseUrl: undefined, dataDir });
    await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      'in use by another process',
    );
    await first.db
      .insertInto('revoked_session')
      .values({ session: 's', revoked_at: '2026-11-21T00:00:00.000Z' })
      .execute();
    await first.close();
    const second = await openDatabase({ databaseUrl: undefined, dataDir });
    expect(await second.db.selectFrom('revoked_session').selectAll().execute()).toHaveLength(1);
    await second.close();
  });

  it('refuses a database made before release 0.2.0, and leaves it as it was', async () => {
    const dataDir = newFolder();
    const folder = join(dataDir, 'database/pgdata');
    mkdirSync(folder, { recursive: true });
    const before = await PGlite.create(folder);
    await before.exec(`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
      insert into kysely_migration values
        ('001-foundation', '2026-11-21T00:00:00.000Z'), ('130-withheld-texts', '2026-11-25T00:00:00.000Z')`);
    await before.close();
    await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      /^DATA_DIR: the database was made before release 0\.2\.0, which can't upgrade it\. Use an empty database$/,
    );
    const after = await PGlite.create(folder);
    const { rows } = await after.query(
      `select 1 from information_schema.tables where table_name = 'application'`,
    );
    expect(rows).toEqual([]);
    await after.close();
  });

  it.each([
    ['999-contract-later', 'refuses'],
    ['999-later', 'uses'],
  ])('with the migration %s of a later release, %s the database', async (migration, what) => {
    const dataDir = migratedCopy();
    const newer = await openDatabase({ databaseUrl: undefined, dataDir });
    await sql`insert into kysely_migration values (${migration}, '2027-01-01T00:00:00.000Z')`.execute(
      newer.db,
    );
    await newer.close();
    const opening = openDatabase({ databaseUrl: undefined, dataDir });
    if (what === 'uses') return (await opening).close();
    await expect(opening).rejects.toThrow(
      /^DATA_DIR: the database belongs to a newer version, and this one can't use it\. Install that version, or restore a backup of this one /,
    );
  });
});
