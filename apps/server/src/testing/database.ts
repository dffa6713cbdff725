import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, onPglite, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Opens a migrated database for one test: embedded, or on a server with `TEST_DATABASE=postgres`. Close it when done. */
export function testDatabase(): Promise<Database> {
  return process.env['TEST_DATABASE'] === 'postgres' ? onServer() : embedded();
}

/** Loads a data folder that the first test of the run migrated, which takes a tenth of the time. */
async function embedded(): Promise<Database> {
  const snapshot = join(tmpdir(), 'migrated.tar');
  if (!existsSync(snapshot)) await makeSnapshot(snapshot);
  const pglite = await PGlite.create({ loadDataDir: new Blob([readFileSync(snapshot)]) });
  return onPglite(pglite, () => {});
}

async function makeSnapshot(path: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = onPglite(pglite, () => {});
  await migrate(database.db);
  const dump = await pglite.dumpDataDir('none');
  // Test files run in parallel: each writes its own copy, and the last rename wins.
  const own = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, path);
  await database.close();
}

let server: Promise<TestPostgres> | undefined;
let made = 0;
let open = 0;

/** Opens a database on a server that starts with the first one of a test file and stops with the last. */
async function onServer(): Promise<Database> {
  made += 1;
  open += 1;
  const name = `test_${made}`;
  server ??= startMigrated();
  const { create, stop } = await server;
  const database = await openDatabase({ databaseUrl: await create(name, 'migrated'), dataDir: '' });
  return {
    ...database,
    async close() {
      await database.close();
      open -= 1;
      if (open > 0) return;
      server = undefined;
      await stop();
    },
  };
}

async function startMigrated(): Promise<TestPostgres> {
  const started = await startPostgres();
  const template = await openDatabase({ databaseUrl: await started.create('migrated'), dataDir: '' });
  await template.close();
  return started;
}
