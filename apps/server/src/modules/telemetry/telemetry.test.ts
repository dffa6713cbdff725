// Proves CA-08, CA-34, EN-13, ER-14, TE-01, TE-02, TE-05.

import { CALLS } from '@homeline/contract/calls.ts';
import type { TelemetrySessionKey } from '@homeline/domain/telemetry/session-key.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { purgeExpired } from '../../jobs/purge.ts';
import { PASSWORD, PROFILE, REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());
afterEach(async () => {
  vi.restoreAllMocks();
  await app.context.db.deleteFrom('telemetry_event').execute();
  await app.context.db.deleteFrom('telemetry_session').execute();
});

const params = { context: 'visitor' };
const UUID = '0f0e0d0c-0000-4000-8000-000000000001';
const SESSION = {
  ...{ platform: 'WEB', libVersion: '1', appVersion: '0.1.0', referrer: 'https://www.google.com/' },
  ...{ queryParams: { utm_source: 'google' }, screen: { width: 1280, height: 800 } },
  window: { width: 1200, height: 700 },
};
const VIEW = {
  ...{ domain: '127.0.0.1', queryParams: { DDP_Pilot: 'true' }, pagePath: '/account/heloc/register' },
  ...{ event: 'PAGE_VIEW', eventType: 'PAGE', productType: 'HELOC', dedupeProperty: 'pagePath' },
};
const start = (body: object = {}, headers: Record<string, string> = {}, server = app) =>
  server.call('startTelemetrySession', { params, body: { ...SESSION, ...body }, headers });
async function started(server = app): Promise<TelemetrySessionKey> {
  return ((await start({}, {}, server)).body as { sessionKey: TelemetrySessionKey }).sessionKey;
}
const send = (sessionKey: object, body: object = {}, headers: Record<string, string> = {}, server = app) =>
  server.call('sendTelemetryEvent', { params, body: { ...VIEW, sessionKey, ...body }, headers });
const events = () => app.context.db.selectFrom('telemetry_event').selectAll().orderBy('at').execute();
const sessions = () => app.context.db.selectFrom('telemetry_session').selectAll().execute();

describe('a visit', () => {
  it('starts, and continues for a day with the same key', async () => {
    const sessionKey = await started();
    expect((await start({ sessionKey })).body).toEqual({ sessionKey });
    expect(await sessions()).toMatchObject([
      {
        ...{ organisation: 'homeline', uuid: sessionKey.uuid, tracker: sessionKey.trackerUuid },
        ...{ context: 'visitor', came_from: 'SEARCH', query_params: { utm_source: 'google' } },
        ...{ screen_width: 1280, window_height: 700, lib_version: '1', app_version: '0.1.0' },
      },
    ]);
  });

  it('starts over for the same tracker after a day, with an unknown key, or at another lender', async () => {
    const known = await started();
    const unknown = { ...known, uuid: UUID };
    const old = { ...known, epoch: known.epoch - 2 * 86_400_000 };
    for (const [sessionKey, headers] of [[unknown], [old], [known, { 'x-org': 'harborview' }]] as const) {
      const { sessionKey: other } = (await start({ sessionKey }, headers)).body as {
        sessionKey: TelemetrySessionKey;
      };
      expect(other.trackerUuid).toBe(known.trackerUuid);
      expect(other.uuid).not.toBe(sessionKey.uuid);
    }
  });

  it('is tried three times, then returns the specified message', async () => {
    const insert = vi.spyOn(app.context.db, 'insertInto').mockImplementation(() => {
      throw new Error('The disk is full');
    });
    expect(await start()).toMatchObject({
      status: 500,
      body: { errors: ['An error occurred while establishing a session, retries failed.'] },
    });
    expect(insert).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['another platform', { platform: 'IOS' }],
    ['a version in words', { libVersion: 'Avery' }],
    ['a size below zero', { screen: { width: -1, height: 1 } }],
    ['a key of another form', { sessionKey: { uuid: 'Avery', epoch: 1, trackerUuid: UUID } }],
  ])('is refused with %s', async (_, body) => {
    expect((await start(body)).status).toBe(400);
  });
});

describe('an event', () => {
  it('is stored with the page’s own properties', async () => {
    const sessionKey = await started();
    const step = { event: 'STEP_ENTERED', eventType: 'STEP', eventProperties: { step: 'OFFER_SELECTION' } };
    const about = { identityId: UUID, applicationUuid: UUID };
    expect((await send(sessionKey)).status).toBe(204);
    expect((await send(sessionKey, { ...step, ...about, dedupeProperty: 'step' })).status).toBe(204);
    expect(await events()).toMatchObject([
      {
        ...{ event: 'PAGE_VIEW', event_type: 'PAGE', product_type: 'HELOC', step: null },
        ...{ page_path: '/account/heloc/register', query_params: { DDP_Pilot: 'true' } },
      },
      { event: 'STEP_ENTERED', step: 'OFFER_SELECTION', identity: UUID, application_id: UUID },
    ]);
  });

  it('counts once in a visit for each value of its dedupe property, unless it asks otherwise', async () => {
    const sessionKey = await started();
    const counted = async (...bodies: object[]) => {
      await app.context.db.deleteFrom('telemetry_event').execute();
      await Promise.all(bodies.map((body) => send(sessionKey, body)));
      return (await events()).length;
    };
    expect(await counted({}, {})).toBe(1);
    expect(await counted({}, { pagePath: '/account/heloc/dashboard' })).toBe(2);
    expect(await counted({}, { event: 'STEP_ENTERED' })).toBe(2);
    expect(await counted({ dedupeProperty: undefined }, { dedupeProperty: undefined })).toBe(1);
    expect(await counted({ dontDedupe: true }, { dontDedupe: true })).toBe(2);
    await send(await started());
    expect(await events()).toHaveLength(3);
  });

  it('is stored with its properties, an unknown name as a code, without typed text', async () => {
    const sessionKey = await started();
    const told = {
      ...{ event: 'OFFER_SELECTED', eventType: 'CLICK', dedupeProperty: 'position' },
      eventProperties: {
        ...{ position: 2, label: 'submit-button', buttonLabel: 'Avery Happy' },
        ...{ email: 'avery@example.com', amount: 901001001, nickname: 'ace' },
      },
    };
    expect((await send(sessionKey, told)).status).toBe(204);
    expect((await send(sessionKey, told)).status).toBe(204);
    expect((await send(sessionKey, { ...told, eventProperties: { position: 3 } })).status).toBe(204);
    expect((await send(sessionKey, { ...told, event: 'AVERY_HAPPY' })).status).toBe(204);
    const kept = await events();
    expect(kept).toMatchObject([
      {
        ...{ event: 'OFFER_SELECTED', event_type: 'CLICK' },
        properties: { position: 2, label: 'submit-button' },
      },
      { event: 'OFFER_SELECTED', properties: { position: 3 } },
      { event: expect.stringMatching(/^OTHER \S{12}$/) },
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/avery|happy|901001001|ace"/i);
  });

  it('needs a visit of the same lender', async () => {
    const sessionKey = await started();
    expect((await send({ ...sessionKey, uuid: UUID })).status).toBe(404);
    expect((await send({ ...sessionKey, trackerUuid: UUID })).status).toBe(404);
    expect((await send(sessionKey, {}, { 'x-org': 'harborview' })).status).toBe(404);
    expect(await events()).toEqual([]);
  });

  it.each([
    ['another product', { productType: 'AUTO' }],
    ['a path that is none', { pagePath: 'Avery' }],
    ['an event without a name', { event: ' ' }],
    ['an identity that is no uuid', { identityId: 'avery@example.com' }],
    ['a NUL', { domain: 'a\u0000' }],
  ])('is refused with %s', async (_, body) => {
    expect((await send(await started(), body)).status).toBe(400);
    expect(await events()).toEqual([]);
  });

  it('is refused with an invalid context, and with 1 MB', async () => {
    const sessionKey = await started();
    const body = { ...VIEW, sessionKey };
    const elsewhere = await app.call('sendTelemetryEvent', { params: { context: 'robot' }, body });
    expect(elsewhere.status).toBe(404);
    expect((await send(sessionKey, { eventProperties: { step: 'x'.repeat(1_000_000) } })).status).toBe(413);
  });

  it('is deleted after 90 days', async () => {
    await send(await started());
    await sql`update telemetry_event set at = now() - interval '91 days'`.execute(app.context.db);
    await sql`update telemetry_session set at = now() - interval '91 days'`.execute(app.context.db);
    await purgeExpired(app.context.db);
    expect([...(await events()), ...(await sessions())]).toEqual([]);
  });
});

it('stores nothing for a person whose browser asks not to be tracked', async () => {
  const known = await started();
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
    expect((await start({}, headers)).status).toBe(200);
    expect((await send(known, {}, headers)).status).toBe(204);
  }
  expect(await events()).toEqual([]);
  expect(await sessions()).toHaveLength(1);
});

it('limits a flood from one place, and still serves everyone else', async () => {
  const server = await testApp();
  const sessionKey = await started(server);
  const statuses = new Map<number, number>();
  // As many at once as one place may have unanswered.
  for (let turn = 0; turn < 100; turn += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(sessionKey, {}, {}, server)));
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses).toEqual(
    new Map([
      [204, 300],
      [429, 9700],
    ]),
  );
  const elsewhere = await server.send({
    ...{ method: 'POST', url: CALLS.startTelemetrySession.path.replace('{context}', 'visitor') },
    ...{ payload: SESSION, remoteAddress: '192.0.2.7' },
  });
  expect(elsewhere.status).toBe(200);
  await server.stop();
});

/** Returns every row of every table as text. */
async function everyRow(): Promise<string> {
  const { db } = app.context;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

describe('personal data', () => {
  const { firstName, lastName, dob, email, phone, street1, city } = REGISTRATION;
  const secrets = [firstName, lastName, dob, email, phone, street1, city, PASSWORD, PROFILE.dob];
  const typed = [...secrets, '901-00-1001', '901001001', '5555550101', '122000661', '000123456789'];

  it('put in any field is never stored in any table', async () => {
    for (const text of typed) {
      const queryParams = {
        ...{ [text]: text, email: text, DDP_Pilot: text, referrer: text },
        ...{ utm_source: text, utm_medium: text, utm_campaign: text, orgCode: text },
      };
      const referrer = `https://${encodeURIComponent(text)}.example/${text}?q=${text}#${text}`;
      for (const version of [text, '1']) {
        await start({ queryParams, referrer, libVersion: version, appVersion: version });
        await start({ queryParams, referrer: text, sessionKey: { uuid: text, epoch: 1, trackerUuid: UUID } });
      }
      const sessionKey = await started();
      await send(sessionKey, {
        ...{ domain: text, queryParams, pagePath: `/account/heloc/${UUID}/${text}/start?q=${text}#${text}` },
        dontDedupe: true,
        eventProperties: { step: text, [text]: text, ssn: text, amount: Number.parseInt(text, 10) || 0 },
      });
      for (const field of [
        'event',
        'eventType',
        'productType',
        'identityId',
        'applicationUuid',
        'dedupeProperty',
      ])
        await send(sessionKey, { [field]: text });
    }
    const kept = (await everyRow()).toLowerCase();
    expect(kept).toContain('/account/heloc/');
    const paths = (await events()).flatMap(({ page_path }) => (page_path.includes(UUID) ? [page_path] : []));
    expect(paths).toEqual(typed.map(() => `/account/heloc/${UUID}/*/start`));
    for (const text of typed) expect(kept).not.toContain(text.toLowerCase());
  });
});

describe('a session replay', () => {
  const LINK = 'https://replay.example.com/s/0f0e0d0c:1';

  it('is recorded once on the borrower’s own application, from the configured host alone', async () => {
    const server = await testApp({}, { SESSION_REPLAY_HOST: 'replay.example.com' });
    const { jwt, uuid } = await server.register();
    const record = (link: string, headers: Record<string, string> = {}) =>
      server.call('recordReplayLink', { params: { uuid }, jwt, body: { link }, headers });
    expect((await record('https://replay.example.com/s/2', { dnt: '1' })).status).toBe(204);
    for (const link of [LINK, LINK]) expect((await record(link)).status).toBe(204);
    const strange = [
      ...['https://elsewhere.example.com/s/1', 'http://replay.example.com/s/1', `${LINK}?name=Avery`],
      ...[
        'javascript:alert(1)',
        'https://replay.example.com@evil.example/s',
        'https://replay.example.com:8/s',
      ],
    ];
    for (const link of strange) expect((await record(link)).status, link).toBe(400);
    expect(await server.context.db.selectFrom('session_replay').selectAll().execute()).toMatchObject([
      { application_id: uuid, link: LINK },
    ]);
    const staff = await createStaffMember(server, ['MANAGER']);
    const file = await server.call('getLoanFile', { params: { uuid }, jwt: staff });
    expect(file.body).toMatchObject({ replays: [{ link: LINK }] });
    await server.stop();
  });

  it('is refused without a configured host', async () => {
    const { jwt, uuid } = await app.register();
    const answer = await app.call('recordReplayLink', { params: { uuid }, jwt, body: { link: LINK } });
    expect(answer.status).toBe(400);
  });
});
