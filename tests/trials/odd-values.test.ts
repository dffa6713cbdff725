import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { ask, call, logIn, register } from './asking.ts';
import { bodiesWith, example, ODD_JSON, ODD_TEXTS, type Schema } from './odd-values.ts';

const TIMEOUT_MS = 1_500_000;
const AT_ONCE = 6;

type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema?: Schema }> };
};
type Endpoint = { readonly path: string; readonly method: string; readonly operation: Operation };
type Sent = { readonly method: string; readonly path: string; readonly body?: string };

let installation: Installation;
let endpoints: readonly Endpoint[];
let defined: Record<string, Schema>;
let people = 0;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  installation = await startInstallation('postgres');
  const { paths, components } = JSON.parse(
    (await ask(installation, { method: 'GET', path: '/openapi.json' })).text,
  );
  defined = components?.schemas ?? {};
  endpoints = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
  );
}, TIMEOUT_MS);
afterAll(async () => {
  agent.destroy();
  await installation?.stop();
});

/** Nobody, a new borrower and a member of staff with every desk. */
async function callers() {
  people += 1;
  const borrower = await register(installation, `odd${people}@example.com`);
  const { email, password } = installation.staff;
  const { body } = await logIn(installation, email, { password });
  return [
    { uuid: borrower.uuid },
    { uuid: borrower.uuid, jwt: borrower.jwt },
    { uuid: borrower.uuid, jwt: String(body['jwt']) },
  ];
}

async function send({ method, path, body }: Sent, jwt: string | undefined): Promise<[number, string]> {
  const { hostname, port } = new URL(installation.url);
  const sent = httpRequest({
    ...{ agent, host: hostname, port, method, path },
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'if-match': '"1"',
      ...(jwt && { authorization: `Bearer ${jwt}` }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk).slice(0, 300);
  return [response.statusCode ?? 0, text];
}

/** Sends everything as each caller, and returns what the server failed at by a fault of its own. */
async function faultsOf(requests: readonly Sent[], uuid: string, jwt: string | undefined): Promise<string[]> {
  const left = requests.map((request) => ({ ...request, path: request.path.replaceAll('{uuid}', uuid) }));
  const faults: string[] = [];
  const work = async () => {
    for (let request = left.pop(); request; request = left.pop()) {
      const [status, text] = await send(request, jwt).catch((error: Error) => [599, error.message] as const);
      if (status >= 500)
        faults.push(
          `${request.method} ${request.path.slice(0, 200)} ${request.body?.slice(0, 200) ?? ''}: ${status} ${text}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** Every path of a call with an odd value in each place of the path and of the query. */
function oddAddresses({ path, operation }: Endpoint): string[] {
  const inQuery = (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const filled = (one: string, odd: string) =>
    path.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name === one ? odd : name === 'uuid' ? whole : '00000000-0000-4000-8000-000000000001',
    );
  return ODD_TEXTS.flatMap((odd) => [
    ...places.map((place) => filled(place, odd)),
    ...inQuery.map((name) => `${filled('', '')}?${name}=${odd}`),
    ...inQuery.map((name) => `${filled('', '')}?${name}=${odd}&${name}=2&${name}[a]=1`),
  ]);
}

describe('odd values', () => {
  it(
    'in every field of every body get an answer of whoever calls, and never a failure of the server',
    async () => {
      const faults: string[] = [];
      for (const endpoint of endpoints) {
        const content = Object.entries(endpoint.operation.requestBody?.content ?? {});
        const schema = content.find(([type]) => type === 'application/json')?.[1].schema;
        if (!schema) continue;
        const path = endpoint.path.replace(/\{(\w+)\}/g, (whole, name: string) =>
          name === 'uuid' ? whole : '00000000-0000-4000-8000-000000000001',
        );
        const bodies = [...new Set(ODD_JSON.flatMap((odd) => bodiesWith(odd, schema, defined)))];
        const requests = bodies.map((body) => ({ method: endpoint.method, path, body }));
        for (const { uuid, jwt } of await callers()) faults.push(...(await faultsOf(requests, uuid, jwt)));
      }
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'in every place of every address get an answer too',
    async () => {
      const faults: string[] = [];
      for (const endpoint of endpoints) {
        const content = Object.values(endpoint.operation.requestBody?.content ?? {});
        const body = content[0]?.schema && JSON.stringify(example(content[0].schema, defined));
        const requests = oddAddresses(endpoint).map((path) => ({
          ...{ method: endpoint.method, path },
          ...(body !== undefined && { body }),
        }));
        if (requests.length === 0) continue;
        for (const { uuid, jwt } of await callers()) faults.push(...(await faultsOf(requests, uuid, jwt)));
      }
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('odd requests', () => {
  it.each([
    ['no body', undefined, {}],
    ['a body that isn’t JSON', '{"email":', {}],
    ['two bodies', '{}{}', {}],
    ['the mark of another encoding', '\ufeff{}', {}],
    ['UTF-16', Buffer.from('{"email":"a@b.example"}', 'utf16le'), {}],
    ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), {}],
    ['a depth of 100,000', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }],
    ['another type', '{}', { 'content-type': 'application/json; charset=utf-7' }],
    ['a type of XML', '<a/>', { 'content-type': 'text/xml' }],
    ['an odd lender', '{}', { 'x-org': '__proto__' }],
    ['an odd host', '{}', { host: 'a b' }],
    ['an odd version', '{}', { 'if-match': `"${'9'.repeat(15)}"` }],
    ['an odd token', '{}', { authorization: `Bearer ${'a.'.repeat(3000)}` }],
    ['a token without a signature', '{}', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }],
    ['an odd cookie', '{}', { cookie: `homeline-device=${'.'.repeat(500)}; homeline-lender=%00` }],
    ['an odd key', '{}', { 'idempotency-key': "' or 1=1" }],
  ])('with %s get an answer', async (_, body, headers) => {
    for (const name of ['logIn', 'register', 'saveProfile', 'uploadDocument', 'requestSignInLink'] as const) {
      const given = { params: { uuid: '00000000-0000-4000-8000-000000000001' }, headers };
      const { status, text } = await call(installation, name, {
        ...given,
        ...(body !== undefined && { body }),
      });
      expect(status, text).toBeLessThan(500);
    }
  });
});
