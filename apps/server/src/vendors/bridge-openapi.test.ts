// Proves PR-14.

import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bridgeOpenApi } from './bridge-openapi.ts';
import { forLender } from './lender-of-call.ts';
import { EXCHANGES } from './testing/exchanges.ts';
import { startTestProviders, type TestProviders, testPersona } from './testing/test-providers.ts';

type Content = { readonly content?: { readonly 'application/json': { readonly schema: object } } };
type Operation = {
  readonly operationId: string;
  readonly requestBody: Content;
  readonly responses: Readonly<Record<string, Content>>;
};
type Document = {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, { readonly post?: Operation; readonly get?: Operation }>>;
  readonly components: object;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
};
const document = bridgeOpenApi() as Document;

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addFormat('base64', /^[A-Za-z0-9+/]*={0,2}$/);
/** Returns the errors of a body against its schema; null for none. */
function problems(of: Content | undefined, body: unknown) {
  const schema = of?.content?.['application/json'].schema ?? expect.fail('no schema');
  ajv.validate({ ...schema, components: document.components }, body);
  return ajv.errors;
}

/** One call of the bridge, as it went over the network. */
type Sent = {
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
};

const person = testPersona(1);
let providers: TestProviders;
const sent: Sent[] = [];
beforeAll(async () => {
  providers = await startTestProviders([person]);
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const response = await realFetch(url, init);
    const text = await response.clone().text();
    sent.push({
      path: new URL(url).pathname,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      status: response.status,
      answer: text === '' ? undefined : JSON.parse(text),
    });
    return response;
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await providers.stop();
});

it('is an OpenAPI 3.1 document of version 1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(document.info.version).toBe('1');
});

it('has every exchange of every port, with its outcome, and each webhook', () => {
  const questions = Object.values(document.paths).flatMap(({ post }) => post?.operationId ?? []);
  // The account of a link needs the token of a visit to the provider's page.
  expect(questions.filter((name) => name !== 'bank.account').toSorted()).toEqual(
    EXCHANGES.map(({ name }) => name).toSorted(),
  );
  const ports = new Set(EXCHANGES.map(({ port }) => port));
  for (const port of ports) expect(document.paths[`/${port}/requests/{reference}`]?.get).toBeDefined();
  expect(Object.keys(document.webhooks)).toEqual(['flood', 'notary', 'disbursement', 'messaging']);
});

describe.each(EXCHANGES)('$name', ({ port, of }) => {
  it('sends requests and gets sandbox responses that match the document', async () => {
    sent.length = 0;
    const intent = { reference: randomUUID(), fileNumber: randomUUID() };
    const exchange = of(providers.vendors);
    await forLender('harborview', () => exchange.ask(person, intent));
    await forLender('harborview', () => exchange.outcome(intent.reference));
    const [question, outcome] = sent;
    const lenders = [question, outcome].map((call) => call?.headers.get('bridge-lender'));
    expect(lenders).toEqual(['harborview', 'harborview']);
    const { requestBody, responses } =
      document.paths[question?.path ?? '']?.post ?? expect.fail(question?.path);
    expect(problems(requestBody, question?.body)).toBeNull();
    expect(question?.headers.get('bridge-version')).toBe('1');
    expect(question?.headers.get('idempotency-key')).toBe(intent.reference);
    expect(problems(responses[question?.status ?? 0], question?.answer)).toBeNull();
    const get = document.paths[`/${port}/requests/{reference}`]?.get;
    expect(problems(get?.responses[outcome?.status ?? 0], outcome?.answer)).toBeNull();
  });
});

it('describes a linked account as the sandbox returns it', async () => {
  sent.length = 0;
  const intent = { reference: randomUUID(), fileNumber: randomUUID() };
  await providers.vendors.bank.account.ask({ ...intent, publicToken: 'of no visit' });
  const { requestBody, responses } = document.paths['/bank/accounts']?.post ?? expect.fail();
  expect(problems(requestBody, sent[0]?.body)).toBeNull();
  expect(problems(responses[sent[0]?.status ?? 0], sent[0]?.answer)).toBeNull();
});

it('rejects another call’s response, and a request without its reference', () => {
  const { requestBody, responses } = document.paths['/sanctions/screens']?.post ?? expect.fail();
  const answer = { reference: randomUUID(), status: 'COMPLETED', outcome: 'SETTLED' };
  expect(problems(responses[200], answer)).not.toBeNull();
  expect(problems(requestBody, { person: { firstName: 'Avery', lastName: 'Happy' } })).not.toBeNull();
});

it('describes a webhook', () => {
  const { requestBody } = document.webhooks['disbursement']?.post ?? expect.fail();
  const event = {
    ...{ port: 'disbursement', event: 'TRANSFER_ENDED', reference: randomUUID(), fileNumber: randomUUID() },
    ...{ outcome: 'RETURNED', returnCode: 'R03' },
  };
  expect(problems(requestBody, event)).toBeNull();
  expect(problems(requestBody, { ...event, port: 'flood' })).not.toBeNull();
  expect(problems(requestBody, { ...event, returnCode: 'closed' })).not.toBeNull();
});
