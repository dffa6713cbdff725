import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import { lockFolder } from '../db/folder-lock.ts';
import { BackupProblem, DATA_FILE, DATABASE_FILE, type Manifest, manifestFile } from './backup-folder.ts';
import { connectionOf } from './postgres-tool.ts';

type Installation = { readonly databaseUrl: string | undefined; readonly dataDir: string };

/** What a server rebuilds when it is missing, and the lock of the running process. */
const LEFT_OUT = ['./chatbot/embeddings*', './compiled*', './database/in-use-by*'];

/**
 * Writes a backup into its own folder: the data to restore, encrypted for a key (age, https://age-encryption.org/v1), and a
 * manifest. The folder of anchors is read before the database, so that the database has every link which the folder has.
 * @param folder keeps the backups
 * @param key the public key, age1…
 * @returns the folder of the backup
 * @throws BackupProblem, FolderInUse while a server uses the embedded database; nothing is left of a failed backup
 */
export async function writeBackup(
  installation: Installation,
  folder: string,
  key: string,
  now: Date,
): Promise<string> {
  const { databaseUrl, dataDir } = installation;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(key);
  } catch {
    throw new BackupProblem('The key is not a public key of age: it begins with age1');
  }
  if (!databaseUrl && !existsSync(join(dataDir, 'database/pgdata')))
    throw new BackupProblem(`DATA_DIR ${dataDir} has no database, and DATABASE_URL names none`);
  const at = now.toISOString();
  const finished = join(folder, `homeline-${at.replaceAll(':', '').replace(/\.\d+/, '')}`);
  const unfinished = `${finished}.unfinished`;
  const release = databaseUrl ? () => {} : lockFolder(join(dataDir, 'database'));
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const write = (name: string, ...command: Command) =>
      encrypted(join(unfinished, name), encrypter, ...command);
    const omitted = databaseUrl ? [...LEFT_OUT, './database'] : LEFT_OUT;
    const tar = [
      ...['--create', '--gzip', '--directory', dataDir],
      ...omitted.map((path) => `--exclude=${path}`),
      '.',
    ];
    const files: Manifest['files'] = { [DATA_FILE]: await write(DATA_FILE, 'tar', tar, process.env) };
    if (databaseUrl) {
      const { argument, env } = connectionOf(databaseUrl);
      const dump = ['--format=custom', '--no-owner', '--no-privileges', argument];
      files[DATABASE_FILE] = await write(DATABASE_FILE, 'pg_dump', dump, env);
    }
    const [name, text] = manifestFile({ at, engine: databaseUrl ? 'postgres' : 'pglite', files });
    writeFileSync(join(unfinished, name), text, { flush: true });
    renameSync(unfinished, finished);
    return finished;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    release();
  }
}

type Command = [program: string, args: readonly string[], env: NodeJS.ProcessEnv];

/** Writes what a program prints, encrypted. The file counts only if the program ended well. */
async function encrypted(path: string, encrypter: Encrypter, ...[program, args, env]: Command) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close').catch((error: Error) => {
    throw new BackupProblem(`${program} can't be run: ${error.message}`);
  });
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const plain = Readable.toWeb(child.stdout) as ReadableStream<Uint8Array>;
  const [[code]] = await Promise.all([
    ended,
    encrypter
      .encrypt(plain)
      .then((stream) =>
        pipeline(
          Readable.fromWeb(stream as never),
          counted,
          createWriteStream(path, { mode: 0o600, flush: true }),
        ),
      ),
  ]);
  if (code !== 0) throw new BackupProblem(`${program} ended with ${code}`);
  return { bytes, sha256: hash.digest('hex') };
}
