import { PgBoss } from 'pg-boss';
import { openDatabase } from '../db/database.ts';
import { openQueues } from '../jobs/queue.ts';
import { TASKS } from '../tasks.ts';
import { closeToConnections, createDatabase, startPostgres } from './postgres.ts';

/** The database that tests copy, and the variable with its address. */
export const MIGRATED = 'migrated';
export const POSTGRES_URL_VARIABLE = 'TEST_POSTGRES_URL';

/** Data of a few minutes needs no log for a crash, and no care for growth: a tenth of the run's CPU. */
const OF_A_RUN = [
  ...['synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB'],
  ...['checkpoint_timeout=1h', 'autovacuum=off', 'jit=off'],
];

/** Starts one PostgreSQL with a migrated database for all test files of a run with `TEST_DATABASE=postgres`. */
export default async function postgresOfRun(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return undefined;
  const postgres = await startPostgres(OF_A_RUN);
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
