// Proves IN-12, IN-17.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendLink } from './audit/installation-chain.ts';
import { verifyChain } from './audit/verify-chain.ts';
import { openDatabase } from './db/database.ts';
import type { TaskHandler } from './jobs/queue.ts';
import { auditLender } from './modules/operations/audit-lender.ts';
import type { StoredEvent } from './realtime/event-feed.ts';
import { PROFILE, type TestApp, testApp } from './testing/app.ts';
import { createDatabase, startPostgres, type TestPostgres } from './testing/postgres.ts';

const SERVERS = 3;
const RUNS = 60;
const MINUTE_MS = 60_000;
const TASK = 'lookUpProperty';

/** What ran where. */
const performed: { readonly server: number; readonly run: string }[] = [];
/** Opens once every server has a run in hand. */
const everyServer = Promise.withResolvers<void>();

let postgres: TestPostgres;
let servers: readonly TestApp[];

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await createDatabase(postgres.urlOf('servers'));
  // They share the keys that are generated into it.
  const dataDir = mkdtempSync(join(tmpdir(), 'homeline-servers-'));
  const start = async (server: number) =>
    testApp(
      { database: await openDatabase({ databaseUrl, dataDir: '' }), tasks: { [TASK]: handlerOf(server) } },
      { DATA_DIR: dataDir },
    );
  const [first, ...others] = [await start(0), await start(1), await start(2)];
  servers = [first, ...others];
});

afterAll(async () => {
  for (const server of servers) await server.stop();
  await postgres.stop();
});

function handlerOf(server: number): TaskHandler {
  return async (_, { enteredSeq }) => {
    performed.push({ server, run: String(enteredSeq) });
    if (new Set(performed.map((one) => one.server)).size === SERVERS) everyServer.resolve();
    await everyServer.promise;
  };
}

function serverAt(index: number): TestApp {
  return servers[index] ?? expect.fail();
}

describe('three servers on one database', () => {
  it('share the tasks, each performed once', async () => {
    const { uuid } = await serverAt(0).register();
    for (const server of servers) await server.context.jobs.start(server.context);
    const { db, jobs } = serverAt(0).context;
    for (let run = 1; run <= RUNS; run += 1)
      await jobs.enqueue(db, TASK, {
        ...{ organisation: 'homeline', applicationId: uuid, enteredSeq: 1000 + run },
      });
    await everyServer.promise;
    await expect.poll(() => performed.length, { timeout: 30_000 }).toBe(RUNS);
    expect(new Set(performed.map(({ run }) => run)).size).toBe(RUNS);
  });

  it('tell the pages of every server what one of them recorded', async () => {
    const heard = servers.map(() => new Set<string>());
    const follow = (server: TestApp, index: number) =>
      server.context.events.follow((events: readonly StoredEvent[]) => {
        for (const { applicationId } of events) heard[index]?.add(applicationId);
      });
    const ends = await Promise.all(servers.map(follow));
    const { uuid } = await serverAt(0).register();
    await expect.poll(() => heard.every((applications) => applications.has(uuid))).toBe(true);
    for (const end of ends) end();
  });

  it('take one of two answers that reach two of them at once, and keep the audit chain whole', async () => {
    const { jwt, uuid } = await serverAt(0).register();
    const params = { uuid };
    const version = 1000;
    const answers = await Promise.all(
      servers.map((server) => server.call('saveProfile', { jwt, params, body: PROFILE, version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { db, sealing } = serverAt(2).context;
    const chain = { organisation: 'homeline', applicationId: uuid };
    expect(await verifyChain(db, sealing, chain)).toMatchObject({ findings: [] });
  });

  it('serve a borrower together while their clocks differ by ten minutes, and the audit finds nothing', async () => {
    const [ahead, behind] = [serverAt(1), serverAt(2)];
    ahead.clock.moveTo(5 * MINUTE_MS);
    behind.clock.moveTo(-5 * MINUTE_MS);
    const { jwt, uuid } = await ahead.register({ email: 'two-clocks@example.com' });
    const params = { uuid };
    const link = ({ context: { db, sealing, clock } }: TestApp) => appendLink(db, sealing, clock.now());
    await link(ahead);
    const saved = await behind.call('saveProfile', { jwt, params, body: PROFILE, version: 1000 });
    expect(saved.status).toBe(200);
    await link(behind);
    const [atAhead, atBehind] = await Promise.all(
      [ahead, behind].map((server) => server.call('getStatus', { jwt, params })),
    );
    expect(atAhead?.body).toEqual(atBehind?.body);
    expect((await auditLender(behind.context, 'homeline')).findings).toEqual([]);
    for (const server of [ahead, behind]) server.clock.moveTo(0);
  });

  it('refuse the session that ended at one of them', async () => {
    const { jwt, uuid } = await serverAt(0).register();
    const status = async (server: TestApp) =>
      (await server.call('getStatus', { jwt, params: { uuid } })).status;
    for (const server of servers) expect(await status(server)).toBe(200);
    await serverAt(0).call('logOut', { jwt });
    for (const server of servers) await expect.poll(() => status(server)).toBe(401);
  });
});
