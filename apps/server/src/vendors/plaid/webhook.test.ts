// Proves PR-01, PR-02.

import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentWebhook } from '../adapter.ts';
import { ADAPTERS } from '../adapters.ts';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { forLender } from '../lender-of-call.ts';
import { partyOf } from '../testing/exchanges.ts';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { memoryInProcess, standInValues } from '../testing/stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';
import type { Vendors } from '../vendors.ts';
import { noteApplication, type PlaidAccount } from './client.ts';

const NOW_MS = Date.parse('2026-11-28T12:00:00Z');
const APPLICATION = randomUUID();
const BODY = JSON.stringify({
  ...{ webhook_type: 'LINK', webhook_code: 'SESSION_FINISHED', status: 'SUCCESS', link_token: 'link-1' },
  ...{ environment: 'sandbox', aNewerField: [] },
});

type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

let plaid: Recorder;
let tools: Pick<PlaidAccount, 'patience' | 'memory'>;
let key: Record<string, unknown>;
let keyId: string;
let privateKey: SigningKey;
beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  privateKey = pair.privateKey;
  key = {
    ...(await exportJWK(pair.publicKey)),
    ...{ alg: 'ES256', use: 'sig', expired_at: null },
  };
  plaid = await startRecorder(({ body }) =>
    (body as { key_id: string }).key_id === keyId
      ? { body: { key: { ...key, kid: keyId }, request_id: 'r' } }
      : {
          status: 400,
          body: { error_type: 'INVALID_INPUT', error_code: 'INVALID_WEBHOOK_VERIFICATION_KEY_ID' },
        },
  );
});
beforeEach(async () => {
  plaid.requests.length = 0;
  // Each test has an account of its own at Plaid, and its own key there.
  keyId = randomUUID();
  tools = { patience: { ...RETRY_DEFAULTS, firstPauseMs: 1 }, memory: memoryInProcess() };
  const account = { values: standInValues('plaid', '') as PlaidAccount['values'], ...tools };
  for (const id of ['link-1', 'item-1', 'user-1']) await noteApplication(account, APPLICATION, id);
});
afterAll(() => plaid.stop());

type Signed = { body?: string; kid?: string; alg?: string; iat?: number; by?: SigningKey | Uint8Array };

function token({ body = BODY, kid = keyId, alg = 'ES256', iat = NOW_MS / 1000, by }: Signed = {}) {
  const request_body_sha256 = createHash('sha256').update(body).digest('hex');
  return new SignJWT({ request_body_sha256 })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuedAt(iat)
    .sign(by ?? privateKey);
}

function read(signature: string | string[] | undefined, rawBody = BODY) {
  const values = { ...standInValues('plaid', ''), url: plaid.url, clientId: keyId };
  const headers: SentWebhook['headers'] = { 'plaid-verification': signature };
  const sent = { url: 'https://lender.example/hook', headers, rawBody, nowMs: NOW_MS };
  return ADAPTERS.plaid.readWebhook?.(values, sent, tools);
}

const CHANGED = [{ kind: 'CHANGED', fileNumber: APPLICATION }];

describe('a webhook of Plaid', () => {
  it.each([
    { webhook_type: 'LINK', webhook_code: 'SESSION_FINISHED', link_token: 'link-1' },
    { webhook_type: 'ITEM', webhook_code: 'ERROR', item_id: 'item-1' },
    { webhook_type: 'ITEM', webhook_code: 'LOGIN_REPAIRED', item_id: 'item-1' },
    { webhook_type: 'ITEM', webhook_code: 'PENDING_DISCONNECT', item_id: 'item-1' },
    { webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED', item_id: 'item-1' },
    { webhook_type: 'INCOME', webhook_code: 'BANK_INCOME_COMPLETE', user_id: 'user-1', result: 'SUCCESS' },
  ])('reports the changed application for $webhook_code', async (event) => {
    const body = JSON.stringify(event);
    expect(await read(await token({ body }), body)).toEqual(CHANGED);
  });

  it('ignores an unknown application', async () => {
    const body = BODY.replace('link-1', 'link-of-somebody-else');
    expect(await read(await token({ body }), body)).toEqual([]);
  });

  it('is accepted with the key fetched by its id, for up to five minutes', async () => {
    expect(await read(await token({ iat: NOW_MS / 1000 - 299 }))).toEqual(CHANGED);
    expect(plaid.requests.map(({ call, body }) => [call, body])).toEqual([
      ['POST /webhook_verification_key/get', { key_id: keyId }],
    ]);
  });

  it('asks Plaid for a key once, and for few unknown ones, so that forged webhooks cost nothing', async () => {
    expect(await read(await token())).toEqual(CHANGED);
    for (let count = 0; count < 40; count += 1)
      expect(await read(await token({ kid: `forged-${count}` }))).toBeUndefined();
    expect(plaid.requests.length).toBeLessThan(25);
    expect(await read(await token())).toEqual(CHANGED);
  });

  it.each([
    ['stale', { iat: NOW_MS / 1000 - 301 }],
    ['from the future', { iat: NOW_MS / 1000 + 301 }],
    ['signed with a key that Plaid doesn’t know', { kid: 'another' }],
    ['signed with HS256', { alg: 'HS256', by: new TextEncoder().encode('a known id') }],
    ['of another body', { body: `${BODY} ` }],
  ] satisfies [string, Signed][])('is rejected when it is %s', async (_, signed) => {
    expect(await read(await token(signed))).toBeUndefined();
  });

  it('is rejected with another key under a known id', async () => {
    const { privateKey: foreign } = await generateKeyPair('ES256');
    expect(await read(await token({ by: foreign }))).toBeUndefined();
  });

  it('is rejected with an expired key', async () => {
    key['expired_at'] = NOW_MS / 1000 - 1;
    expect(await read(await token())).toBeUndefined();
    key['expired_at'] = null;
  });

  it.each([undefined, '', 'not.a.token', ['one', 'two']])(
    'isn’t trusted with the signature %j',
    async (each) => {
      expect(await read(each)).toBeUndefined();
      expect(plaid.requests).toEqual([]);
    },
  );

  it('is rejected with a malformed body, whoever signed it', async () => {
    for (const body of ['', '[]', '{"webhook_type":1}'])
      expect(await read(await token({ body }), body)).toBeUndefined();
  });
});

describe('the stand-in', () => {
  const received: SentWebhook[] = [];
  const avery = testPersona(7);
  let providers: TestProviders;
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (incoming, response) => {
      let rawBody = '';
      for await (const chunk of incoming) rawBody += chunk;
      const { headers, url = '' } = incoming;
      received.push({ url, headers, rawBody, nowMs: Date.now() });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    providers = await startTestProviders([avery], `http://127.0.0.1:${port}`);
  });
  afterAll(async () => {
    await providers.stop();
    server.close();
  });

  it('signs its webhooks like Plaid, and repeats them on request', async () => {
    const values = standInValues('plaid', providers.url);
    const vendors = ADAPTERS.plaid.create(values, tools) as Vendors;
    const fileNumber = randomUUID();
    await providers.makeFail('provider plaid', 'DUPLICATE_WEBHOOK');
    const opened = await forLender('homeline', () =>
      vendors.bank.link.ask({
        ...{ reference: randomUUID(), fileNumber, holder: partyOf(avery) },
        ...{ returnUrl: 'https://lender.example/back', oauthReturnUrl: 'https://lender.example/back' },
      }),
    );
    const url = opened.ok && !opened.pending ? opened.answer.url : '';
    await fetch(`${url}/finish`, { method: 'POST' });
    await vi.waitUntil(() => received.length === 2, { timeout: 10_000 });
    for (const sent of received) {
      expect(sent.url).toBe('/service-webhooks/external/api/v1/providers/plaid/homeline');
      expect(JSON.parse(sent.rawBody)).toMatchObject({ webhook_code: 'SESSION_FINISHED', status: 'SUCCESS' });
      expect(await ADAPTERS.plaid.readWebhook?.(values, sent, tools)).toEqual([
        { kind: 'CHANGED', fileNumber },
      ]);
    }
  });
});
