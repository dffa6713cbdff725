import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { generatedSecrets } from '../../apps/server/src/generated-secrets.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { createDatabase, startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { onePersonLenders } from '../../apps/server/src/testing/sample-lenders.ts';
import { SERVER } from '../../scripts/processes.ts';
import { type Interruption, startProxy } from './proxy.ts';
import { onSmallDisk } from './small-disk.ts';

/** A full installation for one test: server and sandbox processes on free ports, with their own data folder. */
export type Installation = {
  readonly url: string;
  /** The server's URL for borrowers and providers: the proxy's when connections are interrupted. */
  readonly publicUrl: string;
  readonly sandboxUrl: string;
  readonly staff: { readonly email: string; readonly password: string };
  /** The server's process id, which changes after a restart. */
  readonly serverPid: () => number;
  /** The settings with which another server shares this installation's database, keys and sandbox. */
  readonly sharedSettings: () => Record<string, string>;
  /** The server's data folder, as this process sees it. */
  readonly dataDir: () => string;
  /** Kills the server, like a power failure. */
  kill(): Promise<void>;
  /** Tells the server to stop. Returns its exit code once it has. */
  stopServer(): Promise<number | null>;
  /**
   * Starts the server and waits until it is ready.
   * @param health where it says so, if not at its own address
   */
  startServer(health?: string): Promise<void>;
  /** Starts the server and kills it after a delay in milliseconds. */
  startAndKill(afterMs: number): Promise<void>;
  /** Moves the sandbox's clock, and with it the server's. */
  moveClock(now: string): Promise<void>;
  /** Returns the requests to the sandbox, oldest first. */
  requests(): Promise<readonly SandboxRequest[]>;
  stop(): Promise<void>;
};

export type SandboxRequest = {
  readonly port: string;
  readonly call: string;
  readonly fileNumber?: string;
  readonly reference?: string;
  /** False for repeats and look-ups. */
  readonly acted: boolean;
};

type Options = {
  readonly startsServer?: boolean;
  /** Gives the server's data folder a disk of its own. See `canHaveSmallDisk`. */
  readonly diskMib?: number;
  /** The folder of a build, whose programs run instead of the sources. */
  readonly build?: string;
  /** Gets what the server logs. */
  readonly onLog?: (text: string) => void;
  /** The interruptions of the connections between the processes. */
  readonly interruptions?: {
    readonly toProviders: Interruption[];
    readonly toTheServer: Interruption[];
    readonly interrupt: (interruption: Interruption) => Promise<void>;
  };
};

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 120_000;
const PAUSE_MS = 25;

/**
 * The database of this run's installations. To start with the embedded one, which the server compiles and migrates by itself, takes a
 * processor for ten seconds, and with PostgreSQL for four.
 */
export const DATABASE_OF_RUN = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

/** Starts an installation on the embedded database or on its own PostgreSQL. */
export async function startInstallation(
  database: 'pglite' | 'postgres',
  settings: Record<string, string> = {},
  { startsServer = true, interruptions, diskMib, build, onLog }: Options = {},
): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'homeline-installation-'));
  const port = await freePort();
  const sandboxPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const proxies = interruptions && {
    toSandbox: await startProxy(() => sandboxUrl, interruptions.toProviders, interruptions.interrupt),
    toServer: await startProxy(() => url, interruptions.toTheServer, interruptions.interrupt),
  };
  const publicUrl = proxies?.toServer.url ?? url;
  const staff = { email: 'staff@homeline.example', password: 'a password for staff' };
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = postgres && (await createDatabase(postgres.urlOf('homeline')));
  const secrets = generatedSecrets(dataDir);
  const shared = {
    ...{ ...process.env, ...secrets, LOG_LEVEL: 'warn', NODE_NO_WARNINGS: '1' },
    // Most of them start once.
    ...(build ? {} : { NODE_DISABLE_COMPILE_CACHE: '1' }),
  };
  const commands = build
    ? { sandbox: [join(build, 'bin/homeline'), 'sandbox'], server: [join(build, 'bin/homeline'), 'server'] }
    : {
        sandbox: [process.execPath, 'apps/sandbox/src/main.ts'],
        server: diskMib ? onSmallDisk(diskMib, SERVER) : [process.execPath, ...SERVER],
      };
  const sandbox = program(commands.sandbox, {
    ...shared,
    SANDBOX_PORT: String(sandboxPort),
    SERVER_URL: publicUrl,
    PERSONAS_DIR: '',
  });
  const serverSettings = {
    ...shared,
    PORT: String(port),
    DATA_DIR: dataDir,
    SANDBOX_URL: proxies?.toSandbox.url ?? sandboxUrl,
    REGISTRATIONS_PER_HOUR: '10000',
    ORGANISATIONS_DIR: process.env['ORGANISATIONS_DIR'] || onePersonLenders(),
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...settings,
  };
  let server: ChildProcess | undefined;
  const startServer = async (health = url) => {
    server = program(commands.server, serverSettings, onLog);
    await untilAnswers(`${health}/readyz`, server);
  };
  await untilAnswers(`${sandboxUrl}/clock`, sandbox);
  if (startsServer) await startServer();
  return {
    url,
    publicUrl,
    sandboxUrl,
    staff,
    serverPid: () => server?.pid ?? 0,
    sharedSettings: () => ({ ...secrets, SANDBOX_URL: sandboxUrl, DATABASE_URL: databaseUrl ?? '' }),
    dataDir: () => (diskMib ? `/proc/${server?.pid}/root${dataDir}` : dataDir),
    kill: () => end(server, 'SIGKILL'),
    async stopServer() {
      await end(server, 'SIGTERM');
      return server?.exitCode ?? null;
    },
    startServer,
    async startAndKill(afterMs) {
      server = program([process.execPath, ...SERVER], serverSettings);
      await setTimeout(afterMs);
      await end(server, 'SIGKILL');
    },
    async moveClock(now) {
      await ask(`${sandboxUrl}/clock`, {
        method: 'PUT',
        body: JSON.stringify({ now }),
        headers: { 'content-type': 'application/json' },
      });
    },
    async requests() {
      return (await ask(`${sandboxUrl}/control/requests`)).json();
    },
    async stop() {
      await end(server, 'SIGTERM');
      await end(sandbox, 'SIGTERM');
      proxies?.toSandbox.stop();
      proxies?.toServer.stop();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function program(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  onLog?: (text: string) => void,
): ChildProcess {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on('data', onLog ?? (() => {}));
  // A stopped test must not leave processes behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

async function end(child: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const untilMs = performance.now() + START_MS;
  while (performance.now() < untilMs) {
    if (child.exitCode !== null) throw new Error(`${url}: the program ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`${url} does not answer`);
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}
