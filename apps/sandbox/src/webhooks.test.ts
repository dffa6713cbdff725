import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { openStore } from './state.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

const SECRET = 'shared with the server';
type Received = { readonly url: string; readonly headers: Record<string, unknown>; readonly body: string };

let received: Received[];
let refusals: number;
let server: FastifyInstance;
let webhooks: Webhooks;
let store: ReturnType<typeof openStore>;

beforeEach(async () => {
  [received, refusals] = [[], 0];
  server = Fastify({ forceCloseConnections: true });
  server.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  server.removeContentTypeParser('application/json');
  server.post('/*', ({ url, headers, body }, reply) => {
    received.push({ url, headers, body: String(body) });
    return reply.code(refusals-- > 0 ? 500 : 204).send();
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  store = openStore(undefined);
  const clock = createClock(store.state);
  clock.moveTo('2031-02-03T14:05:06Z');
  webhooks = createWebhooks({ store, clock, secret: SECRET, serverUrl: () => url });
});
afterEach(async () => {
  webhooks.stop();
  await server.close();
});

const arrived = (count: number) => expect.poll(() => received.length).toBe(count);
const outcomes = () => received.map(({ body }) => JSON.parse(body).outcome);

it('a webhook is signed with the port’s own secret, in real time though the clock was moved', async () => {
  webhooks.send('flood', { event: 'DETERMINED', outcome: 'OUT_OF_ZONE' });
  await arrived(1);
  const [{ url, headers, body } = expect.fail()] = received;
  const { 'x-webhook-id': id, 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature } = headers;
  expect(url).toBe('/service-webhooks/external/api/v1/flood');
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
  expect(signature).toBe(
    createHmac('sha256', `${SECRET} flood`).update(`${id}.${timestamp}.${body}`).digest('hex'),
  );
  expect(JSON.parse(body)).toEqual({ id, port: 'flood', event: 'DETERMINED', outcome: 'OUT_OF_ZONE' });
  await expect.poll(() => store.state.webhooks[0]).toMatchObject({ delivery: 'DELIVERED', tries: 1 });
  expect(store.state.webhooks[0]?.at).toMatch(/^2031-02-03T14:05:/);
});

it('a refused webhook is sent again until it is taken', async () => {
  refusals = 1;
  webhooks.send('flood', { outcome: 'OUT_OF_ZONE' });
  await arrived(2);
  expect(received[1]?.body).toBe(received[0]?.body);
  await expect
    .poll(() => store.state.webhooks[0])
    .toMatchObject({ delivery: 'DELIVERED', tries: 2, lastStatus: 204 });
});

it('a duplicate arrives twice, and a late one after the next', async () => {
  store.state.faults['flood'] = [{ name: 'DUPLICATE_WEBHOOK', calls: 1, ms: 0 }];
  webhooks.send('flood', { outcome: 'FIRST' });
  await arrived(2);
  store.state.faults['flood'] = [{ name: 'LATE_WEBHOOK', calls: 1, ms: 0 }];
  webhooks.send('flood', { outcome: 'LATE' });
  webhooks.send('flood', { outcome: 'NEXT' });
  await arrived(4);
  expect(outcomes()).toEqual(['FIRST', 'FIRST', 'NEXT', 'LATE']);
});

it('returned mail arrives as a message', async () => {
  webhooks.sendMail('From: mailer\r\n\r\nReturned');
  await arrived(1);
  expect(received[0]).toMatchObject({
    url: '/service-webhooks/external/api/v1/returned-mail',
    headers: { 'content-type': 'message/rfc822' },
    body: 'From: mailer\r\n\r\nReturned',
  });
});

it('what waits is sent after a restart, and what was taken isn’t', async () => {
  const of = (outcome: string, delivery: 'WAITING' | 'DELIVERED') => ({
    ...{ id: outcome, port: 'flood', at: '2026-03-10T12:00:00Z', tries: 0 },
    ...{ body: JSON.stringify({ outcome }), delivery },
  });
  store.state.webhooks.push(of('TAKEN', 'DELIVERED'), of('WAITED', 'WAITING'));
  webhooks.resume();
  await arrived(1);
  expect(outcomes()).toEqual(['WAITED']);
});
