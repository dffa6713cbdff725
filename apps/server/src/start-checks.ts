import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';

const SANDBOX_TRIES = 10;
const PAUSE_MS = 500;
const ANSWER_MS = 2000;

/**
 * Finds what would keep a server from serving anybody, before the database is opened, which takes a while.
 * @throws ConfigError naming the setting
 */
export async function checkBeforeStart(config: Config): Promise<void> {
  await requireFreePort(config.host, config.port);
  if (config.healthPort === config.port && config.port !== 0)
    throw new ConfigError('HEALTH_PORT must differ from PORT');
  if (config.hasMetrics && config.healthPort === undefined)
    throw new ConfigError('METRICS needs HEALTH_PORT, a port that strangers do not reach');
  if (config.healthPort !== undefined) await requireFreePort(config.host, config.healthPort, 'HEALTH_PORT');
  requirePages('WEB_DIR', config.webDir);
  requirePages('CONSOLE_DIR', config.consoleDir);
}

/**
 * Waits a little for a sandbox that starts at the same time as the server.
 * @throws ConfigError if it doesn't answer
 */
export async function checkSandbox({ sandbox }: Config): Promise<void> {
  if (sandbox) await requireAnswer(`${sandbox.url}/clock`);
}

async function requireFreePort(host: string, port: number, setting = 'PORT'): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, setting) ?? error;
  } finally {
    server.close();
  }
}

/** Returns the setting's problem for an error of listening; undefined for any other. */
export function listenProblem(error: unknown, setting = 'PORT'): ConfigError | undefined {
  const { code, syscall, port } = error as { code?: string; syscall?: string; port?: number };
  if (code === 'EADDRINUSE') return new ConfigError(`${setting} ${port} is in use`);
  if (code === 'EACCES' && syscall === 'listen')
    return new ConfigError(`${setting} ${port} needs a privilege that this user lacks`);
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return new ConfigError('HOST is not an address of this machine');
  return undefined;
}

function requirePages(setting: string, folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  const problem = !found
    ? 'doesn’t exist'
    : !found.isDirectory()
      ? 'is not a folder'
      : statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.isFile()
        ? undefined
        : 'has no index.html';
  if (problem) throw new ConfigError(`${setting} ${folder} ${problem}: build the pages with npm run build`);
}

async function requireAnswer(url: string): Promise<void> {
  for (let tries = 0; tries < SANDBOX_TRIES; tries += 1) {
    if (tries > 0) await wait(PAUSE_MS);
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new ConfigError('SANDBOX_URL doesn’t answer as the provider sandbox does');
}
