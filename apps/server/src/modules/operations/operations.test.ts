// Proves CO-34, CO-35, CO-36, PR-13.

import { randomUUID } from 'node:crypto';
import type { getJobCounts } from '@homeline/contract/operations/get-job-counts.ts';
import type { ProviderHealth } from '@homeline/contract/operations/list-provider-health.ts';
import type { ReceivedWebhook } from '@homeline/contract/operations/list-webhooks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { purgeExpired } from '../../jobs/purge.ts';
import { createTimers } from '../../jobs/timer.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { type Signing, sendWebhook } from '../../testing/send-webhook.ts';
import { waitingForSoftCredit } from '../../testing/stages.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import { createActivity } from './activity.ts';

let app: AppWithProviders;
let processor: string;
let elsewhere: string;
beforeAll(async () => {
  app = await workingApp();
  processor = await createStaffMember(app, ['OPERATIONS']);
  elsewhere = await createStaffMember(app, ['OPERATIONS'], 'harborview');
});
afterAll(() => app.stop());

const ELSEWHERE = { 'x-org': 'harborview' };
const flush = () => app.context.activity.write();

async function healthOf(provider: string, as = { jwt: processor, headers: {} }): Promise<ProviderHealth> {
  await flush();
  const { body } = await app.call('listProviderHealth', as);
  const found = (body as ProviderHealth[]).find((health) => health.provider === provider);
  if (!found) throw new Error(provider);
  return found;
}

async function webhooks(
  query: object = {},
  as: { jwt: string; headers?: Record<string, string> } = { jwt: processor },
) {
  await flush();
  const { body } = await app.call('listWebhooks', { ...as, query: query as never });
  return body as { webhooks: ReceivedWebhook[]; next?: string };
}

async function jobs(jwt = processor, headers = {}) {
  await flush();
  return (await app.call('getJobCounts', { jwt, headers })).body as z.infer<typeof getJobCounts.answer>;
}

const TO_BRIDGE = { provider: 'bridge', failed: undefined, tookMs: 5, isCharged: true } as const;
const reference = () => ({ reference: randomUUID(), to: 'a@example.com', text: 'Hello' });

describe('the health of providers', () => {
  it('counts calls and failures by reason, with times, over all server processes', async () => {
    const { messaging } = app.context.vendors;
    await messaging.text.ask(reference());
    expect(await healthOf('messaging')).toMatchObject({
      lastHour: { calls: 1, failures: [], medianMs: expect.any(Number), p90Ms: expect.any(Number) },
      lastSuccessAt: expect.stringMatching(/^\d{4}-/),
    });
    expect((await healthOf('messaging')).lastFailure).toBeUndefined();

    await app.providers.makeFail('messaging', 'GARBAGE');
    await messaging.text.ask(reference());
    await app.providers.makeFail('messaging', 'DOWN', 3);
    await messaging.text.ask(reference());
    await flush();
    const another = createActivity(app.context.db);
    another.providerCalled({ ...TO_BRIDGE, port: 'messaging', failed: 'TIMEOUT', tookMs: 20_000 });
    await another.write();
    const health = await healthOf('messaging');
    expect(health.lastHour).toMatchObject({
      calls: 4,
      failures: [
        { reason: 'TIMEOUT', calls: 1 },
        { reason: 'UNREACHABLE', calls: 1 },
        { reason: 'GARBAGE', calls: 1 },
      ],
    });
    expect(health.lastHour.p90Ms).toBeGreaterThan(health.lastHour.medianMs ?? 0);
    expect(health.lastFailure).toMatchObject({ reason: 'TIMEOUT' });
    expect(Date.parse(health.lastFailure?.at ?? '')).toBeGreaterThan(Date.parse(health.lastSuccessAt ?? ''));
  });

  it('counts the calls of chat providers too', async () => {
    const at = '2026-12-01T20:00:00.000Z';
    await app.context.chatProviders.stream?.open({ chat: randomUUID(), name: 'Avery', skill: 'FHEL', at });
    expect((await healthOf('stream')).lastHour).toMatchObject({
      ...{ calls: 1, failures: [{ reason: 'UNREACHABLE', calls: 1 }] },
    });
    expect((await healthOf('twilio')).lastHour.calls).toBe(0);
  });

  it('counts only the lender’s calls', async () => {
    const calls = async (as?: { jwt: string; headers: Record<string, string> }) =>
      (await healthOf('notary', as)).lastHour.calls;
    const count = () => app.context.activity.providerCalled({ ...TO_BRIDGE, port: 'notary' });
    forLender('homeline', count);
    forLender('harborview', count);
    forLender('harborview', count);
    expect(await calls()).toBe(1);
    expect(await calls({ jwt: elsewhere, headers: ELSEWHERE })).toBe(2);
  });

  it('counts a port’s providers separately, with the month’s cost of answered requests', async () => {
    const { activity, db, organisations } = app.context;
    const count = (isCharged: boolean) =>
      forLender('homeline', () =>
        activity.providerCalled({ ...TO_BRIDGE, port: 'property', provider: 'attom', isCharged }),
      );
    for (const isCharged of [true, true, true, false]) count(isCharged);
    forLender('homeline', () => activity.providerCalled({ ...TO_BRIDGE, port: 'property' }));
    await flush();
    await sql`update provider_minute set minute = minute - interval '32 days'
      where answered_by = 'attom'`.execute(db);
    count(true);
    const prices = organisations.get('homeline').providerPrices as { property?: object };
    prices.property = { attom: 37.5 };
    await flush();
    const { body } = await app.call('listProviderHealth', { jwt: processor });
    const rows = (body as ProviderHealth[]).filter(({ provider }) => provider === 'property');
    delete prices.property;
    expect(rows.map(({ answeredBy, month }) => ({ answeredBy, ...month }))).toEqual([
      { answeredBy: 'bridge', calls: 1, charged: 1 },
      { answeredBy: 'attom', calls: 1, charged: 1, centsPerCall: 37.5, costCents: 38 },
    ]);
  });

  it('shows a paused provider’s end of pause, only to its lender, until it recovers', async () => {
    const { activity, db } = app.context;
    const key = { organisation: 'homeline', port: 'title', provider: 'bridge' };
    activity.providerPaused({ ...key, pause: { failures: 5, untilMs: performance.now() + 30_000 } });
    const { paused } = await healthOf('title');
    expect(paused).toEqual({ until: expect.any(String), failures: 5 });
    expect((await healthOf('title', { jwt: elsewhere, headers: ELSEWHERE })).paused).toBeUndefined();
    activity.providerPaused(key);
    expect((await healthOf('title')).paused).toBeUndefined();
    activity.providerPaused({ ...key, pause: { failures: 6, untilMs: performance.now() - 1 } });
    expect((await healthOf('title')).paused).toBeUndefined();
    expect(await db.selectFrom('provider_pause').selectAll().execute()).toHaveLength(1);
  });

  it('counts an unknown reference as an answer', async () => {
    await app.context.vendors.flood.determination.outcome(randomUUID());
    expect((await healthOf('flood')).lastHour).toMatchObject({ calls: 1, failures: [] });
  });

  it('separates the last hour from the day, and deletes after 33 days', async () => {
    const age = (time: string) =>
      sql`update provider_minute set minute = minute - ${time}::interval where provider = 'flood'`.execute(
        app.context.db,
      );
    await age('2 hours');
    const health = await healthOf('flood');
    expect([health.lastHour.calls, health.lastDay.calls]).toEqual([0, 1]);
    await age('32 days 21 hours');
    await purgeExpired(app.context.db);
    expect((await healthOf('flood')).lastSuccessAt).toBeDefined();
    await age('2 hours');
    await purgeExpired(app.context.db);
    expect((await healthOf('flood')).lastSuccessAt).toBeUndefined();
  });

  it('counts only the lender’s stopped tasks', async () => {
    await app.providers.makeFail('credit', 'DOWN', 1000);
    await waitingForSoftCredit(app);
    await expect.poll(async () => (await healthOf('credit')).stoppedTasks, { timeout: 20_000 }).toBe(1);
    const health = await healthOf('credit', { jwt: elsewhere, headers: ELSEWHERE });
    expect([health.stoppedTasks, health.lastHour.calls]).toEqual([0, 0]);
    expect((await healthOf('credit')).lastHour.failures).toMatchObject([{ reason: 'UNREACHABLE' }]);
  });
});

/** Sends a flood webhook about a request. Returns the status of the answer. */
const sendFlood = (
  intent: { reference: string; fileNumber: string },
  { more = {}, ...signing }: Signing & { more?: object } = {},
) =>
  sendWebhook(
    app,
    'flood',
    { port: 'flood', ...intent, event: 'DETERMINED', outcome: 'PENDING', ...more },
    signing,
  );

describe('the webhooks received', () => {
  const outcomes = async (query = {}, as = { jwt: processor, headers: {} }) =>
    (await webhooks(query, as)).webhooks.map(({ outcome, count }) => `${outcome} ${count}`);

  it('are listed with their results, without their content', async () => {
    const stranger = { reference: randomUUID(), fileNumber: randomUUID() };
    expect(await sendFlood(stranger, { secret: 'of somebody else' })).toBe(401);
    expect(await sendFlood(stranger, { secret: 'of somebody else' })).toBe(401);
    expect(await outcomes()).toEqual(['BAD_SIGNATURE 2']);
    expect(await sendFlood(stranger)).toBe(404);
    expect(await sendFlood(stranger, { more: { outcome: 'NEVER' } })).toBe(400);
    expect((await outcomes()).toSorted()).toEqual(['BAD_SIGNATURE 2', 'UNKNOWN_REFERENCE 1', 'UNREADABLE 1']);
    expect(await outcomes({}, { jwt: elsewhere, headers: ELSEWHERE })).toHaveLength(3);

    const { uuid } = await app.register();
    const known = { reference: randomUUID(), fileNumber: uuid };
    await app.context.db
      .insertInto('intent')
      .values({
        ...{ organisation: 'homeline', reference: known.reference, application_id: uuid, entered_seq: 1 },
        ...{ task: 'orderFloodDetermination', state: 'PREPARED', request_hash: '', attempts: 1 },
        created_at: app.context.clock.now(),
      })
      .execute();
    expect(await sendFlood(known)).toBe(409);
    await app.context.db
      .updateTable('intent')
      .set({ state: 'ANSWERED' })
      .where('reference', '=', known.reference)
      .execute();
    const id = randomUUID();
    expect(await sendFlood(known, { id })).toBe(204);
    expect(await sendFlood(known, { id })).toBe(204);
    expect((await outcomes()).slice(0, 3)).toEqual(['REPEATED 1', 'NO_EFFECT 1', 'TOO_EARLY 1']);
    expect(await outcomes({ rejected: 'true' })).toHaveLength(4);
    expect(await outcomes({ provider: 'notary' })).toEqual([]);
    const [newest] = (await webhooks()).webhooks;
    expect(newest).toEqual({
      ...{ number: expect.any(String), provider: 'flood', outcome: 'REPEATED', count: 1 },
      receivedAt: expect.stringMatching(/Z$/),
      application: { uuid, loanNumber: expect.stringMatching(/^\d+$/) },
    });
    expect(await outcomes({}, { jwt: elsewhere, headers: ELSEWHERE })).toHaveLength(3);
  });

  it('refused at a lender’s own address are that lender’s alone, and counted apart', async () => {
    const refused = { port: 'truv', outcome: 'BAD_SIGNATURE' } as const;
    for (const organisation of ['homeline', 'homeline', 'harborview', undefined])
      app.context.activity.webhookReceived({ ...refused, ...(organisation && { organisation }) });
    const truv = (as = { jwt: processor, headers: {} }) => outcomes({ provider: 'truv' }, as);
    expect((await truv()).toSorted()).toEqual(['BAD_SIGNATURE 1', 'BAD_SIGNATURE 2']);
    expect(await truv({ jwt: elsewhere, headers: ELSEWHERE })).toEqual([
      'BAD_SIGNATURE 1',
      'BAD_SIGNATURE 1',
    ]);
  });

  it('are paged, newest first', async () => {
    const { uuid } = await app.register();
    const application = { organisation: 'homeline', applicationId: uuid };
    for (let sent = 0; sent < 60; sent += 1)
      app.context.activity.webhookReceived({ port: 'notary', outcome: 'RECORDED', application });
    const first = await webhooks({ provider: 'notary' });
    const rest = await webhooks({ provider: 'notary', after: first.next });
    expect([first.webhooks.length, rest.webhooks.length, rest.next]).toEqual([50, 10, undefined]);
    const numbers = [...first.webhooks, ...rest.webhooks].map(({ number }) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(60);
  });
});

describe('the jobs', () => {
  it('count only the lender’s queued runs and emails', async () => {
    const credit = (await jobs()).tasks.find(({ task }) => task === 'pullSoftCredit');
    expect((credit?.later ?? 0) + (credit?.waiting ?? 0) + (credit?.running ?? 0)).toBe(1);
    expect(await jobs(elsewhere, ELSEWHERE)).toMatchObject({ tasks: [], emails: { waiting: 0 } });
  });

  it('say when a repeating job ran and the class of its last error, never its message', async () => {
    const { activity, log } = app.context;
    const timers = createTimers(log, activity.jobRan);
    let runs = 0;
    timers.repeatEvery(1, 'test', async () => {
      runs += 1;
      if (runs === 1) throw Object.assign(new TypeError('Avery Happy'), { code: 'E_TEST' });
    });
    await vi.waitUntil(() => runs > 2);
    await timers.stop();
    const { repeating } = await jobs();
    expect(repeating.find(({ name }) => name === 'test')).toMatchObject({
      ...{ everySeconds: 0.001, hasFailed: false },
      lastFailure: { error: 'TypeError E_TEST' },
    });
    expect(JSON.stringify(repeating)).not.toContain('Avery');
  });
});
