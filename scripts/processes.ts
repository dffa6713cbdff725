import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ConfigError } from '../apps/server/src/config-error.ts';
import { generatedSecrets, type Secrets } from '../apps/server/src/generated-secrets.ts';

export const ROOT = join(import.meta.dirname, '..');

/**
 * Node arguments of the server, which save memory when idle: half the default space for new objects, and no second, larger compilation of the
 * embedded database.
 */
export const SERVER = ['--max-semi-space-size=8', '--liftoff-only', 'apps/server/src/main.ts'] as const;

/** A group of programs that start and stop together. */
export type ProcessGroup = {
  start(name: string, args: readonly string[], env?: Record<string, string>, cwd?: string): void;
};

const KILL_AFTER_MS = 25_000;

/** Creates a group of Node programs. Signals go to all of them; when one ends or this one fails, the others are stopped. */
export function processGroup(): ProcessGroup {
  const children = new Map<string, ChildProcess>();
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    const running = [...children.values()].filter(
      (child) => child.exitCode === null && child.signalCode === null,
    );
    for (const child of running) child.kill('SIGTERM');
    setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
    }, KILL_AFTER_MS).unref();
    await Promise.all(running.map((child) => once(child, 'exit')));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  // The script that started them has failed.
  process.on('uncaughtException', ({ message }) => {
    console.error(message);
    void stop(1);
  });
  return {
    start(name, args, env = {}, cwd = ROOT) {
      const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
      children.set(name, child);
      child.on('exit', (code) => {
        if (!stopping) console.error(`${name} stopped`);
        void stop(code ?? 1);
      });
    },
  };
}

/** The URLs and settings of the server and the sandbox. */
export type ProcessSettings = {
  readonly serverUrl: string;
  readonly sandboxUrl: string;
  readonly server: Record<string, string>;
  readonly sandbox: Record<string, string>;
  /** Absent when a sandbox is already running at SANDBOX_URL. */
  readonly startsSandbox: boolean;
};

/** Chooses ports and keys. A busy default port is replaced by a free one; a configured port is not. */
export async function processSettings(): Promise<ProcessSettings> {
  const { env } = process;
  const dataDir = env['DATA_DIR'] || './data';
  const host = env['HOST'] || '127.0.0.1';
  const port = env['PORT'] || String(await defaultOrFreePort(3000));
  const startsSandbox = !env['SANDBOX_URL'];
  const sandboxPort = env['SANDBOX_PORT'] || (startsSandbox ? String(await defaultOrFreePort(3100)) : '');
  const sandboxUrl = env['SANDBOX_URL'] || `http://127.0.0.1:${sandboxPort}`;
  const secrets = {
    STAFF_EMAIL: 'staff@homeline.example',
    ...secretsIn(dataDir),
    ...definedSettings(env, [
      'SEALING_KEYS',
      'AUTH_SECRET',
      'WEBHOOK_SECRET',
      'STAFF_EMAIL',
      'STAFF_PASSWORD',
    ]),
  };
  const serverUrl = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  return {
    serverUrl,
    sandboxUrl,
    startsSandbox,
    server: { ...secrets, PORT: port, SANDBOX_URL: sandboxUrl },
    sandbox: {
      SANDBOX_PORT: sandboxPort,
      SERVER_URL: serverUrl,
      PUBLIC_URL: env['PUBLIC_URL'] || `http://${host}:${port}`,
      WEBHOOK_SECRET: secrets.WEBHOOK_SECRET,
      SANDBOX_KEY: secrets.WEBHOOK_SECRET,
      SANDBOX_DATA_DIR: env['SANDBOX_DATA_DIR'] || join(dataDir, 'sandbox'),
    },
  };
}

function secretsIn(dataDir: string): Secrets {
  try {
    return generatedSecrets(dataDir);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function definedSettings(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

async function defaultOrFreePort(defaultPort: number): Promise<number> {
  return (await isFree(defaultPort)) ? defaultPort : portOf(createServer().listen(0, '127.0.0.1'));
}

async function isFree(port: number): Promise<boolean> {
  try {
    await portOf(createServer().listen(port, '127.0.0.1'));
    return true;
  } catch {
    return false;
  }
}

async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

const PAUSE_MS = 100;
const TIMEOUT_MS = 180_000;

/** Waits until a URL answers successfully. */
export async function untilReady(url: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += PAUSE_MS) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${url} does not answer`);
}
