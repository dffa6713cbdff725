import { createHmac, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_WEBHOOK_SECRET, type Sandbox, startSandbox } from '../sandbox.ts';

const KEY = `${DEFAULT_WEBHOOK_SECRET} stripe`;
const personasDirs = [fileURLToPath(new URL('../../../../personas', import.meta.url))];

let sandbox: Sandbox;
let server: FastifyInstance;
const events: { readonly signature: string; readonly body: string }[] = [];
beforeAll(async () => {
  sandbox = await startSandbox({ personasDirs });
  server = Fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.post('/events', ({ headers, body }) => {
    events.push({ signature: String(headers['stripe-signature']), body: String(body) });
    return {};
  });
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/events`;
  expect(await call('POST', '/v1/webhook_endpoints', { url })).toMatchObject({
    ...{ http: 200, object: 'webhook_endpoint', url, status: 'enabled', secret: KEY },
  });
});
afterAll(async () => {
  await sandbox.stop();
  await server.close();
});

type Json = Record<string, unknown>;

async function call(
  method: string,
  path: string,
  form?: Record<string, string>,
  headers: object = {},
): Promise<Json> {
  const answer = await fetch(`${sandbox.url}/providers/stripe${path}`, {
    method,
    headers: { authorization: `Bearer ${KEY}`, ...headers },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return { http: answer.status, ...((await answer.json()) as Json) };
}

const SESSIONS = '/v1/identity/verification_sessions';
const open = (more: Record<string, string> = {}, headers: object = {}) =>
  call('POST', SESSIONS, { type: 'document', client_reference_id: randomUUID(), ...more }, headers);
const fill = (session: Json, fields: Record<string, string>) =>
  fetch(String(session['url']), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const refusal = (message: string) => ({ error: { type: 'invalid_request_error', message } });

it('a session is verified on its page, and gives what it read only to who asks for it', async () => {
  const session = await open({
    return_url: 'https://lender.example.com/back',
    'options[document][require_live_capture]': 'true',
  });
  expect(session).toMatchObject({
    ...{ http: 200, object: 'identity.verification_session', status: 'requires_input', last_error: null },
    ...{ livemode: false, redaction: null, options: { document: { require_live_capture: true } } },
  });
  const back = await fill(session, { first_name: 'Avery', last_name: 'Happy', dob: '1981-04-12' });
  expect([back.status, back.headers.get('location')]).toEqual([303, 'https://lender.example.com/back']);
  const path = `${SESSIONS}/${session['id']}`;
  expect(await call('GET', path)).not.toHaveProperty('verified_outputs');
  expect(await call('GET', `${path}?expand[]=verified_outputs`)).toMatchObject({
    ...{ status: 'verified', url: null },
    verified_outputs: { first_name: 'Avery', last_name: 'Happy', address: null },
  });
  const whole = await call('GET', `${path}?expand[0]=verified_outputs&expand[1]=verified_outputs.dob`);
  expect(whole['verified_outputs']).toMatchObject({ dob: { year: 1981, month: 4, day: 12 } });
  expect((await fill(session, {})).status).toBe(404);
  const { signature, body } = events.at(-1) ?? expect.fail();
  expect(JSON.parse(body)).toMatchObject({
    ...{ object: 'event', type: 'identity.verification_session.verified', livemode: false },
    data: { object: { id: session['id'], status: 'verified' } },
  });
  const [, timestamp, signed] = /^t=(\d+),v1=(.+)$/.exec(signature) ?? [];
  expect(signed).toBe(createHmac('sha256', KEY).update(`${timestamp}.${body}`).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
});

it('a declined session says so and may be tried again; a canceled one may not', async () => {
  const session = await open();
  expect(await (await fill(session, { action: 'decline' })).text()).toBe('You can close this page.');
  const path = `${SESSIONS}/${session['id']}`;
  expect(await call('GET', path)).toMatchObject({
    ...{ status: 'requires_input', last_error: { code: 'consent_declined' } },
  });
  expect(await call('POST', `${path}/cancel`)).toMatchObject({ http: 200, status: 'canceled' });
  expect(JSON.parse(events.at(-1)?.body ?? '')).toMatchObject({
    type: 'identity.verification_session.canceled',
  });
  expect(await call('POST', `${path}/cancel`)).toMatchObject({
    ...{ http: 400, ...refusal('You cannot cancel a session that is canceled.') },
  });
});

it('redacts what it read, once', async () => {
  const session = await open();
  await fill(session, { first_name: 'Avery', last_name: 'Happy', dob: '1981-04-12' });
  const path = `${SESSIONS}/${session['id']}`;
  expect(await call('POST', `${path}/redact`)).toMatchObject({
    ...{ http: 200, status: 'verified', redaction: { status: 'processing' } },
  });
  expect(JSON.stringify(await call('GET', `${path}?expand[]=verified_outputs`))).not.toContain('Avery');
  expect(await call('POST', `${path}/redact`)).toMatchObject({
    ...{ http: 400, ...refusal('You cannot redact a session that is verified.') },
  });
  const unused = await open();
  expect(await call('POST', `${SESSIONS}/${unused['id']}/redact`)).toMatchObject({ status: 'canceled' });
});

it('answers a repeated key with its session, and refuses another request with it', async () => {
  const form = { client_reference_id: randomUUID() };
  const key = { 'idempotency-key': randomUUID() };
  const { id } = await open(form, key);
  expect(await open(form, key)).toMatchObject({ id });
  expect(await open({}, key)).toMatchObject({ http: 400, error: { type: 'idempotency_error' } });
});

it('lists the sessions of an application, the newest first, in pages', async () => {
  const form = { client_reference_id: randomUUID() };
  const ids = [await open(form), await open(form), await open(form)].map(({ id }) => id).toReversed();
  const list = async (query: string) => {
    const { data, has_more } = await call(
      'GET',
      `${SESSIONS}?client_reference_id=${form.client_reference_id}${query}`,
    );
    return [(data as Json[]).map(({ id }) => id), has_more];
  };
  expect(await list('')).toEqual([ids, false]);
  expect(await list('&limit=2')).toEqual([ids.slice(0, 2), true]);
  expect(await list(`&limit=2&starting_after=${ids[1]}`)).toEqual([ids.slice(2), false]);
  expect(await list('&status=verified')).toEqual([[], false]);
});

it('refuses a wrong key, a request without its type and an unknown session', async () => {
  const wrong = { authorization: 'Bearer sk_wrong' };
  expect(await call('GET', SESSIONS, undefined, wrong)).toMatchObject({
    ...{ http: 401, ...refusal('Invalid API Key provided: sk_w***') },
  });
  const basic = { authorization: `Basic ${Buffer.from(`${KEY}:`).toString('base64')}` };
  expect(await call('GET', SESSIONS, undefined, basic)).toMatchObject({ http: 200 });
  expect(await call('POST', SESSIONS, {})).toMatchObject({ http: 400, error: { param: 'type' } });
  for (const act of ['', '/cancel', '/redact'])
    expect(await call(act ? 'POST' : 'GET', `${SESSIONS}/vs_none${act}`)).toMatchObject({
      ...{ http: 404, error: { code: 'resource_missing', param: 'session' } },
    });
});
