import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, databaseOnPglite, openDatabase } from '../db/database.ts';
import { FAST_BYTES } from '../db/fast-bytes.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { MIGRATED, POSTGRES_URL_VARIABLE } from './postgres-of-run.ts';

/** Opens a migrated database for one test: embedded, or on a server with `TEST_DATABASE=postgres`. Close it when done. */
export function testDatabase(): Promise<Database> {
  return process.env['TEST_DATABASE'] === 'postgres' ? onServer() : embedded();
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
  const url = Object.assign(new URL(process.env[POSTGRES_URL_VARIABLE] ?? ''), {
    pathname: `test_${randomUUID()}`,
  }).href;
  const database = await openDatabase({ databaseUrl: await createDatabase(url, MIGRATED), dataDir: '' });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(url);
    },
  };
}
