import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { ConfigError } from '../config-error.ts';
import { configErrorOf } from './config-error-of.ts';
import { DiskFull, type Embedded, keepingRoom, requireRoom } from './disk-room.ts';
import { FAST_BYTES } from './fast-bytes.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { CONNECTION, createListener } from './listener.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { Db, Tables } from './tables.ts';
import { tracedTransactions } from './traced-transactions.ts';

/** The database: embedded PGlite or a PostgreSQL server, with the same dialect and migrations. */
export type Database = {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** The options that run the job queue on this database. */
  readonly queueOptions: ConstructorOptions;
  /** Counts this process's connections to a server; absent for the embedded database, which has one. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly awaited: number };
  /**
   * Calls `onMessage` for every notification on the channel, from any process including this one.
   * Calls `onListening` each time listening begins, since earlier notifications are lost.
   */
  listen(channel: string, onMessage: (payload: string) => void, onListening: () => void): Promise<void>;
  close(): Promise<void>;
};

const POOL_SIZE = 20;

/**
 * Opens the database and brings its tables up to date. One that a newer version has only added to is used as it is, since an
 * installation is upgraded one server after another.
 * @throws FolderInUse if another process holds the embedded database
 * @throws ConfigError if the database can't be used as configured
 */
export async function openDatabase(from: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Database> {
  const database = from.databaseUrl
    ? onServer(from.databaseUrl)
    : await embedded(join(from.dataDir, 'database'));
  const variable = from.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
  try {
    await requireVersion(database.db, variable);
    if (!(await isMigrated(database.db))) await migrate(database.db);
  } catch (error) {
    await database.close();
    throw configErrorOf(error, variable) ?? error;
  }
  return database;
}

/** What is asked of it came with this version: https://www.postgresql.org/docs/15/release-15.html */
const OLDEST_VERSION = 15;

/** Asks a database its first question, which tells whether it can be used and is new enough. */
async function requireVersion(db: Db, variable: 'DATABASE_URL' | 'DATA_DIR'): Promise<void> {
  const asked = sql<{ version: string }>`select current_setting('server_version') as version`;
  const { rows } = await asked.execute(db).catch((error: Error) => {
    // An error before the first query is never a defect of ours.
    throw configErrorOf(error, variable) ?? new ConfigError(`${variable} can't be used: ${error.message}`);
  });
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < OLDEST_VERSION)
    throw new ConfigError(`${variable} is of PostgreSQL ${version}, and needs ${OLDEST_VERSION} or newer`);
}

async function embedded(folder: string): Promise<Database> {
  const release = locked(folder);
  try {
    requireRoom(folder);
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create(join(folder, 'pgdata'), FAST_BYTES);
    pglite.Module['onAbort'] = () => endProcess(folder);
    return databaseOnPglite(keepingRoom(pglite, folder), release);
  } catch (error) {
    release();
    if (error instanceof DiskFull) throw new ConfigError(`DATA_DIR: ${error.message}`);
    throw new ConfigError(`DATA_DIR: the database in ${folder} can't be opened: ${(error as Error).message}`);
  }
}

/** Locks the folder of the embedded database. */
function locked(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const problem =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'is not a folder' : `can't be used: ${code ?? message}`;
    throw new ConfigError(`DATA_DIR: ${folder} ${problem}`);
  }
}

/** Ends the process once the embedded database has failed for good: its query would never return, and block every other request. */
function endProcess(folder: string): never {
  console.error(
    `The embedded database in ${folder} stopped. Check the disk's room and start the server again; nothing committed is lost.`,
  );
  process.exit(1);
}

/** Returns the database of an open PGlite. */
export function databaseOnPglite(pglite: Embedded, released: () => void): Database {
  return {
    engine: 'pglite',
    db: new Kysely<Tables>({ dialect: tracedTransactions(new PGliteDialect({ pglite })) }),
    queueOptions: { db: fromPglite(pglite), backend: 'pglite' },
    async listen(channel, onMessage, onListening) {
      await pglite.listen(channel, onMessage);
      onListening();
    },
    async close() {
      if (!pglite.closed) await pglite.close();
      released();
    },
  };
}

function onServer(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, ...CONNECTION });
  // The pool replaces a lost connection. Without listeners, its error would end the process, idle or in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const closed = new AbortController();
  return {
    engine: 'postgres',
    db: new Kysely<Tables>({ dialect: tracedTransactions(new PostgresDialect({ pool })) }),
    queueOptions: { connectionString, max: 6 },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    listen: createListener(connectionString, closed.signal),
    async close() {
      closed.abort();
      await pool.end();
    },
  };
}
