// Proves LW-10.

import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WEBHOOK_PORTS } from '@homeline/contract/webhooks/receive-webhook.ts';
import { DEFAULT_WEBHOOK_SECRET } from '@homeline/sandbox/sandbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEED } from './bridge-check/sample-requests.ts';
import { partyOf } from './testing/exchanges.ts';
import { startTestProviders, type TestProviders, testPersona } from './testing/test-providers.ts';
import { readWebhook, verifyWebhook } from './webhook.ts';

const NOW = 1_800_000_000;

describe('the signature of a webhook', () => {
  const secret = 'a secret that only we and the provider know';
  const rawBody = '{"port":"flood","event":"DETERMINED"}';
  const id = randomUUID();
  const headersAt = (seconds: number, signedWith = secret) => ({
    'x-webhook-id': id,
    'x-webhook-timestamp': String(seconds),
    'x-webhook-signature': createHmac('sha256', signedWith)
      .update(`${id}.${seconds}.${rawBody}`)
      .digest('hex'),
  });
  const verified = (headers: Record<string, string>, body = rawBody) =>
    verifyWebhook({ secrets: [secret], headers, rawBody: body, nowMs: NOW * 1000 });

  it('is accepted when right and fresh', () => {
    expect(verified(headersAt(NOW))).toBe(id);
    expect(verified(headersAt(NOW - 299))).toBe(id);
  });

  it('is accepted with the new secret and the old one while both may sign', () => {
    const secrets = ['the new one', secret];
    for (const each of [...secrets, 'another']) {
      const id = verifyWebhook({ secrets, headers: headersAt(NOW, each), rawBody, nowMs: NOW * 1000 });
      expect(id === undefined).toBe(each === 'another');
    }
  });

  it('is rejected with another secret, another body or another id', () => {
    expect(verified(headersAt(NOW, 'another'))).toBeUndefined();
    expect(verified(headersAt(NOW), rawBody.replace('flood', 'notary'))).toBeUndefined();
    expect(verified({ ...headersAt(NOW), 'x-webhook-id': randomUUID() })).toBeUndefined();
  });

  it('is rejected when replayed later or dated ahead', () => {
    expect(verified(headersAt(NOW - 301))).toBeUndefined();
    expect(verified(headersAt(NOW + 301))).toBeUndefined();
  });

  it.each(['id', 'timestamp', 'signature'])('is rejected without its %s', (missing) => {
    const { [`x-webhook-${missing}`]: _, ...rest } = headersAt(NOW) as Record<string, string>;
    expect(verified(rest)).toBeUndefined();
  });

  it.each(['', 'zz', 'ab'.repeat(31), 'AB'.repeat(32)])('is rejected when it is %j', (signature) => {
    expect(verified({ ...headersAt(NOW), 'x-webhook-signature': signature })).toBeUndefined();
  });
});

describe('the event of a webhook', () => {
  const about = { reference: randomUUID(), fileNumber: randomUUID() };

  it('is parsed into domain terms', () => {
    const body = {
      port: 'disbursement',
      event: 'TRANSFER_ENDED',
      ...about,
      outcome: 'RETURNED',
      returnCode: 'R03',
    };
    expect(readWebhook('disbursement', JSON.stringify(body))).toEqual({
      ...about,
      result: { answer: 'RETURNED', returnCode: 'R03' },
    });
  });

  it('has lower-case UUIDs, whatever case the provider used', () => {
    const capitals = { reference: about.reference.toUpperCase(), fileNumber: about.fileNumber.toUpperCase() };
    const body = { port: 'flood', event: 'DETERMINED', ...capitals, outcome: 'OUT_OF_ZONE', zone: 'X' };
    expect(readWebhook('flood', JSON.stringify(body))).toMatchObject(about);
  });

  it.each(['nonsense', 'null', '[]', '{"port":"flood"}'])('is undefined for the body %s', (body) => {
    for (const port of WEBHOOK_PORTS) expect(readWebhook(port, body)).toBeUndefined();
  });

  it('is undefined for a flood hazard that doesn’t say whether the community takes part in the NFIP', () => {
    const body = { port: 'flood', event: 'DETERMINED', ...about, outcome: 'SPECIAL_HAZARD', zone: 'AE' };
    expect(readWebhook('flood', JSON.stringify(body))).toBeUndefined();
    expect(readWebhook('flood', JSON.stringify({ ...body, communityParticipates: false }))).toMatchObject({
      determination: { answer: 'SPECIAL_HAZARD', zone: 'AE', communityParticipates: false },
    });
  });

  it('is undefined for a port other than its own', () => {
    const body = { port: 'disbursement', event: 'DETERMINED', ...about, outcome: 'OUT_OF_ZONE' };
    expect(readWebhook('flood', JSON.stringify(body))).toBeUndefined();
  });
});

describe('the sandbox sends a webhook', () => {
  let providers: TestProviders;
  let server: Server;
  let received: { path: string; headers: Record<string, string | string[] | undefined>; rawBody: string }[] =
    [];
  /** The statuses of the next responses, then 200. */
  let answers: number[] = [];
  const late = testPersona(7, [{ port: 'flood', answers: ['PENDING'] }], {
    floodZone: 'VE',
    floodCertDelayHours: 20,
  });
  const failing = testPersona(8, [{ port: 'notary', call: 'REMOTE', answers: ['FAILED'] }]);

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let rawBody = '';
      for await (const chunk of request) rawBody += chunk;
      received.push({ path: request.url ?? '', headers: request.headers, rawBody });
      response.statusCode = answers.shift() ?? 200;
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    providers = await startTestProviders([late, failing], `http://127.0.0.1:${port}`);
  });
  afterAll(async () => {
    await providers.stop();
    server.close();
  });
  beforeEach(() => {
    received = [];
    answers = [];
  });
  afterEach(() => providers.control('PUT', '/control/healthy', {}));

  const waitForWebhooks = (count: number) =>
    vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 60_000 });

  function eventOf<Port extends (typeof WEBHOOK_PORTS)[number]>(port: Port, index: number) {
    const { path, headers, rawBody } = received[index] ?? { path: '', headers: {}, rawBody: '' };
    expect(path).toBe(`/service-webhooks/external/api/v1/${port}`);
    expect(
      verifyWebhook({ secrets: [`${DEFAULT_WEBHOOK_SECRET} ${port}`], headers, rawBody, nowMs: Date.now() }),
    ).toBeTruthy();
    return readWebhook(port, rawBody);
  }

  async function openSession(person = testPersona(9)) {
    const fileNumber = randomUUID();
    const address = { street1: person.property.street1, city: 'Dayton', state: 'OH', zip: '45402' } as const;
    const owner = partyOf(person);
    await providers.vendors.property.lookup.ask({ reference: randomUUID(), fileNumber, owner, address });
    const opened = await providers.vendors.notary.remote.ask({
      reference: randomUUID(),
      fileNumber,
      signers: [{ name: person.name, email: person.email }],
      documents: [{ ...DEED, uuid: randomUUID() }],
      returnUrl: 'http://127.0.0.1:3000/account/heloc/back',
    });
    if (!opened.ok || opened.pending) throw new Error('no session');
    return { fileNumber, ...opened.answer };
  }

  const end = (session: string, how?: 'FAIL') =>
    providers.control('POST', `/notary/sessions/${session}/end`, how ? { how } : {});

  it('when a notary session ends, with the sealed deed and the notarial certificate', async () => {
    const { session, fileNumber } = await openSession();
    await end(session);
    await waitForWebhooks(2);
    expect(eventOf('notary', 0)).toMatchObject({ event: 'SESSION_STARTED', session, fileNumber });
    const event = eventOf('notary', 1);
    expect(event).toMatchObject({
      event: 'SESSION_ENDED',
      session,
      fileNumber,
      answer: 'COMPLETED',
      sealed: true,
    });
    const [document] = event?.event === 'SESSION_ENDED' ? event.documents : [];
    const pdf = Buffer.from(document?.bytes ?? []).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it('only once, even if a session is ended several times', async () => {
    const { session } = await openSession();
    await Promise.all([end(session), end(session)]);
    await end(session, 'FAIL');
    await waitForWebhooks(2);
    expect(eventOf('notary', 1)).toMatchObject({ answer: 'COMPLETED' });
  });

  it.each([
    ['the signer fails it', undefined, 'FAIL'],
    ['the session is forced to fail', failing, undefined],
  ] as const)('without a file when %s', async (_, person, how) => {
    const { session } = await openSession(person);
    await end(session, how);
    await waitForWebhooks(2);
    expect(eventOf('notary', 1)).toMatchObject({ answer: 'FAILED', sealed: false });
    expect(eventOf('notary', 1)).not.toHaveProperty('document');
  });

  it('when the time of an appointment comes', async () => {
    const intent = { reference: randomUUID(), fileNumber: randomUUID() };
    const requestedTime = '2090-05-05T16:30:00Z';
    const document = randomUUID();
    await providers.vendors.notary.manual.ask({
      ...intent,
      signers: [{ name: 'Pat Example', email: 'pat@example.com' }],
      documents: [{ ...DEED, uuid: document }],
      requestedTime,
      place: 'Title office, Dayton',
    });
    expect(received).toHaveLength(0);
    await providers.moveClock(requestedTime);
    await waitForWebhooks(2);
    expect(received[0]?.path).toBe('/service-sandbox/external/api/v1/clock');
    expect(eventOf('notary', 1)).toMatchObject({
      ...intent,
      event: 'APPOINTMENT_ENDED',
      answer: 'SIGNED_RETURNED',
      documents: [{ uuid: document, name: DEED.name }],
    });
  });

  it('when a late flood determination is made, which the order’s outcome then shows', async () => {
    const intent = { reference: randomUUID(), fileNumber: randomUUID() };
    const { street1, city, state, zip } = late.property;
    const order = { ...intent, address: { street1, city, state, zip } };
    const { determination } = providers.vendors.flood;
    expect(await determination.ask(order)).toMatchObject({ answer: { answer: 'PENDING' } });
    const again = { ...order, reference: randomUUID() };
    expect(await determination.ask(again)).toMatchObject({ answer: { answer: 'PENDING' } });
    const { now } = (await (await fetch(`${providers.url}/clock`)).json()) as { now: string };
    await providers.moveClock(new Date(Date.parse(now) + 21 * 3_600_000).toISOString());
    await waitForWebhooks(3);
    expect(eventOf('flood', 1)).toEqual({ ...intent, determination: { answer: 'OUT_OF_ZONE', zone: 'X' } });
    expect(await determination.outcome(intent.reference)).toMatchObject({
      answer: { answer: 'OUT_OF_ZONE' },
    });
    expect(await determination.outcome(again.reference)).toMatchObject({ answer: { answer: 'OUT_OF_ZONE' } });
  });

  it('again with the same id until the server accepts it', async () => {
    answers = [500, 503];
    const { session } = await openSession();
    await end(session);
    await waitForWebhooks(4);
    const ids = received.map(({ headers }) => headers['x-webhook-id']);
    expect(new Set(ids).size).toBe(2);
  });

  it('twice when set to duplicate', async () => {
    const { session } = await openSession();
    await providers.makeFail('notary', 'DUPLICATE_WEBHOOK');
    await end(session);
    await waitForWebhooks(3);
    expect(received[0]?.headers['x-webhook-id']).toBe(received[1]?.headers['x-webhook-id']);
  });

  it('out of order when the first is late', async () => {
    const { session } = await openSession();
    await providers.makeFail('notary', 'LATE_WEBHOOK');
    await end(session);
    await waitForWebhooks(2);
    expect(eventOf('notary', 0)).toMatchObject({ event: 'SESSION_ENDED' });
    expect(eventOf('notary', 1)).toMatchObject({ event: 'SESSION_STARTED' });
  });
});
