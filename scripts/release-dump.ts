import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createDatabase, startPostgres } from '../apps/server/src/testing/postgres.ts';
import { insertReleasedData, releasedApp } from '../apps/server/src/testing/released-data.ts';
import manifest from '../package.json' with { type: 'json' };
import { commandLine } from './command-line.ts';

const USAGE = `npm run release:dump
  Writes the schema of this release and a few rows to apps/server/src/db/releases/<version>.sql, from which
  every later migration is tested. Run it once for each release, after setting the version. Needs pg_dump.`;

/** Lines that tell only psql or a session something. */
const OF_SESSION = /^(?:--.*|SET .*|SELECT pg_catalog\.set_config\(.*|\\.*)?\n/gm;

/** The job queue brings its own schema up to date, and the server publishes missing rates and policies from the lenders' folders. */
const WITHOUT = [
  '--no-owner',
  '--no-privileges',
  '--exclude-schema=pgboss',
  '--exclude-table-data=rule_version',
];

commandLine(USAGE, {});
const postgres = await startPostgres();
try {
  const databaseUrl = await createDatabase(postgres.urlOf('release'));
  const app = await releasedApp(await openDatabase({ databaseUrl, dataDir: '' }));
  await insertReleasedData(app);
  await app.stop();
  const dump = execFileSync('pg_dump', [...WITHOUT, '--inserts', databaseUrl], { encoding: 'utf8' });
  const path = `apps/server/src/db/releases/${manifest.version}.sql`;
  writeFileSync(path, dump.replace(OF_SESSION, ''));
  console.log(`Wrote ${path}`);
} finally {
  await postgres.stop();
}
