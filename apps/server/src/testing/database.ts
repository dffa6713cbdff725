import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, databaseOnPglite, openDatabase } from '../db/database.ts';
import { FAST_BYTES } from '../db/fast-bytes.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { MIGRATED, POSTGRES_URL_VARIABLE } from './postgres-of-run.ts';

/** Opens a migrated database for one test: embedded, or on a server with `TEST_DATABASE=postgres`. Close it when done. */
export function testDatabase(): Promise<Database> {
  return process.env['TEST_DATABASE'] === 'postgres' ? onServer() : embedded();
}

/** Opens a database as of a dump, and migrates it. Close it when done. */
export async function upgradedDatabase(dump: string): Promise<Database> {
  if (process.env['TEST_DATABASE'] === 'postgres') {
    const url = ownUrl();
    const client = new pg.Client(await createDatabase(url));
    await client.connect();
    await client.query(dump);
    await client.end();
    return openOwn(url);
  }
  const pglite = await PGlite.create(FAST_BYTES);
  await pglite.exec(dump);
  const database = databaseOnPglite(pglite, () => {});
  await migrate(database.db);
  return database;
}

/** Loads a data folder that the first test of the run migrated, in a tenth of the time of a migration. */
async function embedded(): Promise<Database> {
  const snapshot = join(tmpdir(), 'migrated.tar');
  if (!existsSync(snapshot)) await makeSnapshot(snapshot);
  const pglite = await PGlite.create({ ...FAST_BYTES, loadDataDir: new Blob([readFileSync(snapshot)]) });
  return databaseOnPglite(pglite, () => {});
}

async function makeSnapshot(path: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = databaseOnPglite(pglite, () => {});
  await migrate(database.db);
  const dump = await pglite.dumpDataDir('none');
  // Test files run in parallel: each writes its own copy, and the last rename wins.
  const own = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, path);
  await database.close();
}

/** Opens a copy of the migrated database on the PostgreSQL of this run. */
async function onServer(): Promise<Database> {
  return openOwn(await createDatabase(ownUrl(), MIGRATED));
}

function ownUrl(): string {
  return Object.assign(new URL(process.env[POSTGRES_URL_VARIABLE] ?? ''), {
    pathname: `test_${randomUUID()}`,
  }).href;
}

/** Opens a database that is dropped once it's closed. */
async function openOwn(url: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(url);
    },
  };
}
