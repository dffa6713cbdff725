import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Db, Tables } from './tables.ts';

/** The database, embedded or a server: one dialect, one set of migrations. */
export type Database = {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** What the job queue needs to work on the same database. */
  readonly queueOptions: ConstructorOptions;
  /**
   * Calls back for every text notified on the channel by any process, this one included, and each time the listening has begun,
   * since what was said before was not heard.
   */
  listen(channel: string, heard: (payload: string) => void, begun: () => void): Promise<void>;
  close(): Promise<void>;
};

const POOL_SIZE = 20;

/**
 * Opens the database and brings its tables up to date.
 * @throws FolderInUse when another process holds the embedded database
 */
export async function openDatabase(from: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Database> {
  const database = from.databaseUrl
    ? await onServer(from.databaseUrl)
    : await embedded(join(from.dataDir, 'database'));
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function embedded(folder: string): Promise<Database> {
  const release = lockFolder(folder);
  try {
    const pglite = await PGlite.create(join(folder, 'pgdata'));
    return onPglite(pglite, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** The database on an open PGlite. */
export function onPglite(pglite: PGlite, released: () => void): Database {
  return {
    engine: 'pglite',
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }),
    queueOptions: { db: fromPglite(pglite), backend: 'pglite' },
    async listen(channel, heard, begun) {
      await pglite.listen(channel, heard);
      begun();
    },
    async close() {
      if (!pglite.closed) await pglite.close();
      released();
    },
  };
}

async function onServer(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE });
  // A lost idle connection is replaced on the next query; unheard, its error would end the process.
  pool.on('error', () => {});
  const closed = new AbortController();
  return {
    engine: 'postgres',
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    queueOptions: { connectionString, max: 6 },
    listen(channel, heard, begun) {
      return keepListening({ connectionString, channel, heard, begun, until: closed.signal });
    },
    async close() {
      closed.abort();
      await pool.end();
    },
  };
}

type Listening = {
  readonly connectionString: string;
  readonly channel: string;
  readonly heard: (payload: string) => void;
  readonly begun: () => void;
  readonly until: AbortSignal;
};

const RECONNECT_MS = 1000;

/** Listens on a connection of its own, and again on a new one when that is lost. */
async function keepListening(listening: Listening): Promise<void> {
  const { connectionString, channel, heard, begun, until } = listening;
  const client = new pg.Client({ connectionString, keepAlive: true });
  const stop = () => void client.end();
  const again = () => keepListening(listening).catch(retry);
  const retry = () => {
    if (!until.aborted) setTimeout(again, RECONNECT_MS).unref();
  };
  client.on('error', () => {});
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  client.once('end', () => {
    until.removeEventListener('abort', stop);
    retry();
  });
  await client.connect();
  until.addEventListener('abort', stop);
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  begun();
}
