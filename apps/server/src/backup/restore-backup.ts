import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import pg from 'pg';
import { writableFolder } from '../data-folder.ts';
import { BackupProblem, checkedManifest, DATA_FILE, DATABASE_FILE } from './backup-folder.ts';
import { connectionOf } from './postgres-tool.ts';

type Installation = { readonly databaseUrl: string | undefined; readonly dataDir: string };

/**
 * Restores a backup into an empty data folder, and an empty database if it is of one. Checks everything before it writes anything.
 * @param identities the text of a file of age's secret keys
 * @throws BackupProblem if a file is cut short or changed, no key opens it, something is there already, or a newer version wrote it
 */
export async function restoreBackup(
  { databaseUrl, dataDir }: Installation,
  folder: string,
  identities: string,
): Promise<void> {
  const { engine, files } = await checkedManifest(folder);
  if (engine === 'pglite' && databaseUrl)
    throw new BackupProblem('The backup is of an embedded database: restore it without DATABASE_URL');
  if (engine === 'postgres' && !databaseUrl)
    throw new BackupProblem('The backup is of a PostgreSQL database: set DATABASE_URL to an empty one');
  for (const name of Object.keys(files)) await (await decrypted(join(folder, name), identities)).cancel();
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new BackupProblem(`DATA_DIR ${dataDir} is not empty`);
  if (databaseUrl && !(await isEmpty(databaseUrl))) throw new BackupProblem('The database is not empty');

  writableFolder(dataDir, 'DATA_DIR');
  try {
    const tar = ['--extract', '--gzip', '--directory', dataDir];
    await fed(await decrypted(join(folder, DATA_FILE), identities), 'tar', tar, process.env);
    if (databaseUrl) {
      const { argument, env } = connectionOf(databaseUrl);
      // In one transaction, so that all of it or nothing is there.
      const restore = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', argument];
      await fed(await decrypted(join(folder, DATABASE_FILE), identities), 'pg_restore', restore, env);
    }
  } catch (error) {
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
    throw error;
  }
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

async function isEmpty(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    return rowCount === 0;
  } finally {
    await client.end();
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
