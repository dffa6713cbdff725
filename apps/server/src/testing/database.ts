import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, onPglite, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** A migrated database for one test: embedded, or on a server with `TEST_DATABASE=postgres`. Close it when done. */
export function testDatabase(): Promise<Database> {
  return process.env['TEST_DATABASE'] === 'postgres' ? onServer() : embedded();
}

const MIGRATION_FILES = [
  '../db/migrate.ts',
  '../db/migrations/001-foundation.ts',
  '../db/migrations/002-rule-versions.ts',
  '../db/migrations/003-notice-due.ts',
];

/** Loads a folder that was migrated once and kept, which takes a tenth of the time. */
async function embedded(): Promise<Database> {
  const hash = createHash('sha256');
  for (const file of MIGRATION_FILES) hash.update(readFileSync(new URL(file, import.meta.url)));
  const snapshot = join(tmpdir(), `homeline-migrated-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(snapshot)) await makeSnapshot(snapshot);
  const pglite = await PGlite.create({ loadDataDir: new Blob([readFileSync(snapshot)]) });
  return onPglite(pglite, () => {});
}

async function makeSnapshot(path: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = onPglite(pglite, () => {});
  await migrate(database.db);
  const dump = await pglite.dumpDataDir('none');
  // Several test files may make it at once: each writes its own, the last rename stays.
  const ours = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  writeFileSync(ours, Buffer.from(await dump.arrayBuffer()));
  renameSync(ours, path);
  await database.close();
}

let server: Promise<TestPostgres> | undefined;
let made = 0;
let open = 0;

/** A database on a server that is started for the first and stopped after the last of a test file. */
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
