import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase, dropDatabase } from '../testing/postgres.ts';
import { MIGRATED, POSTGRES_URL_VARIABLE } from '../testing/postgres-of-run.ts';
import { openDatabase } from './database.ts';

const ATTEMPTS = 4;
const url = process.env[POSTGRES_URL_VARIABLE] ?? '';

it.runIf(url)(
  'reconnects a listener once a second during an outage, and hears messages again after it',
  async () => {
    const own = await createDatabase(
      Object.assign(new URL(url), { pathname: `test_${randomUUID()}` }).href,
      MIGRATED,
    );
    const proxy = await startProxy(new URL(own));
    const database = await openDatabase({
      databaseUrl: Object.assign(new URL(own), { host: proxy.host }).href,
      dataDir: '',
    });
    const heard: string[] = [];
    let listened = 0;
    const onListening = () => {
      listened += 1;
    };
    await database.listen('outage', (message) => heard.push(message), onListening);

    const attemptsMs = proxy.refuse();
    await expect.poll(() => attemptsMs.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(ATTEMPTS);
    const pausesMs = attemptsMs.slice(1).map((atMs, index) => atMs - (attemptsMs[index] ?? 0));
    expect(Math.min(...pausesMs)).toBeGreaterThan(500);

    proxy.accept();
    await expect.poll(() => listened, { timeout: 60_000 }).toBe(2);
    await sql`select pg_notify('outage', 'over')`.execute(database.db);
    await expect.poll(() => heard).toEqual(['over']);
    await database.close();
    await proxy.stop();
    await dropDatabase(own);
  },
  60_000,
);

/** A TCP proxy in front of a PostgreSQL server, which can refuse connections. */
async function startProxy(to: URL) {
  const sockets = new Set<Socket>();
  let refusedMs: number[] | undefined;
  const server = createServer((socket) => {
    if (refusedMs) {
      refusedMs.push(performance.now());
      return socket.destroy();
    }
    const onward = connect(Number(to.port), to.hostname);
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => {});
      each.on('close', () => [socket, onward].map((end) => end.destroy()));
    }
    return socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => [...sockets].map((socket) => socket.destroy());
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends all connections and refuses new ones. Returns when each attempt came, in ms. */
    refuse(): readonly number[] {
      refusedMs = [];
      endAll();
      return refusedMs;
    },
    accept() {
      refusedMs = undefined;
    },
    async stop() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
