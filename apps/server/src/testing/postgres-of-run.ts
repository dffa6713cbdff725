import { PgBoss } from 'pg-boss';
import { openDatabase } from '../db/database.ts';
import { openQueues } from '../jobs/queue.ts';
import { TASKS } from '../tasks.ts';
import { closeToConnections, createDatabase, startPostgres } from './postgres.ts';

/** The database that tests copy, and the variable with its address. */
export const MIGRATED = 'migrated';
export const POSTGRES_URL_VARIABLE = 'TEST_POSTGRES_URL';

/** Starts one PostgreSQL with a migrated database for all test files of a run with `TEST_DATABASE=postgres`. */
export default async function postgresOfRun(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return undefined;
  const postgres = await startPostgres();
  const url = await createDatabase(postgres.urlOf(MIGRATED));
  const migrated = await openDatabase({ databaseUrl: url, dataDir: '' });
  // The queues too: a server creates them as it starts.
  const queue = new PgBoss({ ...migrated.queueOptions, schedule: false, supervise: false });
  await queue.start();
  await openQueues(queue, Object.keys(TASKS));
  await queue.stop();
  await migrated.close();
  await closeToConnections(url);
  process.env[POSTGRES_URL_VARIABLE] = url;
  return postgres.stop;
}
