import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openDatabase } from './database.ts';

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
  it('keeps its rows after a restart, and refuses a second process', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'homeline-data-'));
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
    const dataDir = mkdtempSync(join(tmpdir(), 'homeline-data-'));
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

  it('refuses a database made by a later release', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'homeline-data-'));
    const newer = await openDatabase({ databaseUrl: undefined, dataDir });
    await sql`insert into kysely_migration values ('999-later', '2027-01-01T00:00:00.000Z')`.execute(
      newer.db,
    );
    await newer.close();
    await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      /^DATA_DIR: the database belongs to another version of this program/,
    );
  });
});
