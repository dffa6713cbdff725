import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { writableFolder } from '../data-folder.ts';
import { openDatabase } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { BackupProblem, checkedManifest, DATA_FILE, DATABASE_FILE } from './backup-folder.ts';
import { copyDatabase, isUnused } from './copy-database.ts';
import { connectionOf } from './postgres-tool.ts';

type Installation = { readonly databaseUrl: string | undefined; readonly dataDir: string };

/** Holds the restored files until all are there. After an interruption, restore again. */
const UNFINISHED = '.unfinished';

/**
 * Restores a backup into an empty data folder, and an empty database if it is of one. Checks everything before it writes anything. If
 * `databaseUrl` names a server's database, an embedded one moves into it.
 * @param identities the text of a file of age's secret keys
 * @throws BackupProblem if a file is cut short or changed, no key opens it, something is there already, or a newer version wrote it
 */
export async function restoreBackup(
  { databaseUrl, dataDir }: Installation,
  folder: string,
  identities: string,
): Promise<void> {
  const { engine, files } = await checkedManifest(folder);
  if (engine === 'postgres' && !databaseUrl)
    throw new BackupProblem('The backup is of a PostgreSQL database: set DATABASE_URL to an empty one');
  for (const name of Object.keys(files)) await (await decrypted(join(folder, name), identities)).cancel();
  if (existsSync(dataDir) && readdirSync(dataDir).some((name) => name !== UNFINISHED))
    throw new BackupProblem(`DATA_DIR ${dataDir} is not empty`);
  const moves = engine === 'pglite';
  if (databaseUrl && !(await isEmpty(databaseUrl, moves)))
    throw new BackupProblem('The database is not empty');

  writableFolder(dataDir, 'DATA_DIR');
  const unfinished = join(dataDir, UNFINISHED);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const tar = ['--extract', '--gzip', '--directory', unfinished];
    await fed(await decrypted(join(folder, DATA_FILE), identities), 'tar', tar, process.env);
    if (databaseUrl && moves) {
      await move(unfinished, databaseUrl);
    } else if (databaseUrl) {
      const { argument, env } = connectionOf(databaseUrl);
      // One transaction: a failed restore leaves nothing behind.
      const restore = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', argument];
      await fed(await decrypted(join(folder, DATABASE_FILE), identities), 'pg_restore', restore, env);
    }
    for (const name of readdirSync(unfinished)) renameSync(join(unfinished, name), join(dataDir, name));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Moves the embedded database of a data folder into that of a server. */
async function move(dataDir: string, databaseUrl: string): Promise<void> {
  const from = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const to = await openDatabase({ databaseUrl, dataDir });
    await copyDatabase(from, to).finally(() => to.close());
  } finally {
    await from.close();
  }
  rmSync(join(dataDir, 'database'), { recursive: true });
}

async function decrypted(path: string, identities: string): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  const keys = identities.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  try {
    for (const key of keys) decrypter.addIdentity(key.trim());
    return await decrypter.decrypt(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>);
  } catch {
    throw new BackupProblem('The secret key doesn’t open this backup');
  }
}

/** @param mayHaveTables whether a database counts as empty if our tables exist but have no rows */
async function isEmpty(connectionString: string, mayHaveTables: boolean): Promise<boolean> {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
  });
  try {
    const { rows } = await sql`
      select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(
      db,
    );
    return rows.length === 0 || (mayHaveTables && (await isUnused(db)));
  } finally {
    await db.destroy();
  }
}

/** Gives a program what it reads, and waits until it ends well. */
async function fed(
  content: ReadableStream<Uint8Array>,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const child = spawn(program, args, { env, stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(child, 'close').catch((error: Error) => {
    throw new BackupProblem(`${program} can't be run: ${error.message}`);
  });
  const piped = pipeline(Readable.fromWeb(content as never), child.stdin).catch((error: Error) => error);
  const [code] = await ended;
  if (code !== 0) throw new BackupProblem(`${program} ended with ${code}`);
  const failure = await piped;
  if (failure) throw failure;
}
