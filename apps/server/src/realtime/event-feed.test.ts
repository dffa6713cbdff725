// Proves CO-01.

import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/tables.ts';
import { publishEvent } from '../facts/publish.ts';
import { testDatabase } from '../testing/database.ts';
import { type EventFeed, openEventFeed, type StoredEvent } from './event-feed.ts';

const log = pino({ level: 'silent' });

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const publish = (trx: Trx, applicationId: string, version = 1) =>
  publishEvent(
    trx,
    { organisation: 'homeline', applicationId },
    { kind: 'FACTS_RECORDED', step: 'IN_PROGRESS', version, byBorrower: false },
  );
const publishNow = (applicationId: string, version?: number) =>
  database.db.transaction().execute((trx) => publish(trx, applicationId, version));

async function following(): Promise<{ feed: EventFeed; heard: StoredEvent[] }> {
  const feed = await openEventFeed(database, log);
  const heard: StoredEvent[] = [];
  await feed.follow((events) => heard.push(...events));
  return { feed, heard };
}

describe('the feed of events', () => {
  it('delivers a committed event once, and none of a failed transaction', async () => {
    const { feed, heard } = await following();
    const [committed, failed] = [randomUUID(), randomUUID()];
    const failing = database.db.transaction().execute(async (trx) => {
      await publish(trx, failed);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await publishNow(committed);
    await expect.poll(() => heard.map(({ applicationId }) => applicationId)).toContain(committed);
    await publishNow(randomUUID());
    await expect.poll(() => heard.length).toBe(2);
    expect(heard.map(({ applicationId }) => applicationId)).not.toContain(failed);
    feed.stop();
  });

  it('returns events since a cursor, for a lender or an application', async () => {
    const { feed } = await following();
    const cursor = feed.cursor() ?? '';
    const [one, other] = [randomUUID(), randomUUID()];
    await publishNow(one, 4);
    await publishNow(other, 5);
    const scope = { organisation: 'homeline' };
    const all = (await feed.since(cursor, scope)) ?? [];
    expect(all.map(({ applicationId }) => applicationId)).toEqual(expect.arrayContaining([one, other]));
    expect(await feed.since(cursor, { ...scope, applicationId: one })).toEqual([
      {
        organisation: 'homeline',
        applicationId: one,
        kind: 'FACTS_RECORDED',
        step: 'IN_PROGRESS',
        version: 4,
        byBorrower: false,
      },
    ]);
    expect(await feed.since(cursor, { organisation: 'other' })).toEqual([]);
    feed.stop();
  });

  it('rejects a future, outdated or unknown cursor, so that the page reloads', async () => {
    const { feed } = await following();
    const [tx, second] = (feed.cursor() ?? '').split('-').map(Number) as [number, number];
    const since = (cursor: string) => feed.since(cursor, { organisation: 'homeline' });
    expect(await since(`${tx + 1000}-${second}`)).toBeUndefined();
    expect(await since(`${tx}-${second - 13 * 3600}`)).toBeUndefined();
    expect(await since("1' or true")).toBeUndefined();
    feed.stop();
  });

  it('requests a reload after too many events', async () => {
    const { feed } = await following();
    const cursor = feed.cursor() ?? '';
    const application = randomUUID();
    await database.db.transaction().execute(async (trx) => {
      for (let version = 0; version < 501; version += 1) await publish(trx, application, version);
    });
    const scope = { organisation: 'homeline', applicationId: application };
    expect(await feed.since(cursor, scope)).toBeUndefined();
    feed.stop();
  });

  it.runIf(process.env['TEST_DATABASE'] === 'postgres')(
    'delivers what happens from now on, once, while another database of the server has a long transaction',
    async () => {
      const other = await testDatabase();
      const mayEnd = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const long = other.db.transaction().execute(async (trx) => {
        await publish(trx, randomUUID());
        begun.resolve();
        await mayEnd.promise;
      });
      await begun.promise;
      await publishNow(randomUUID());
      const { feed, heard } = await following();
      const ids = () => heard.map(({ applicationId }) => applicationId);
      const [first, second] = [randomUUID(), randomUUID()];
      await publishNow(first);
      await expect.poll(ids).toEqual([first]);
      await publishNow(second);
      await expect.poll(ids).toEqual([first, second]);
      mayEnd.resolve();
      await long;
      feed.stop();
      await other.close();
    },
  );

  it.runIf(process.env['TEST_DATABASE'] === 'postgres')(
    'loses no event of a transaction that began earlier and commits later',
    async () => {
      const { feed, heard } = await following();
      const [slow, fast] = [randomUUID(), randomUUID()];
      const mayCommit = Promise.withResolvers<void>();
      const written = Promise.withResolvers<void>();
      const slowly = database.db.transaction().execute(async (trx) => {
        await publish(trx, slow);
        written.resolve();
        await mayCommit.promise;
      });
      await written.promise;
      await publishNow(fast);
      const ids = () => heard.map(({ applicationId }) => applicationId);
      await expect.poll(ids).toEqual([fast]);
      const cursor = feed.cursor() ?? '';
      mayCommit.resolve();
      await slowly;
      await expect.poll(ids).toEqual([fast, slow]);
      const missed = await feed.since(cursor, { organisation: 'homeline', applicationId: slow });
      expect(missed).toHaveLength(1);
      feed.stop();
    },
  );
});
