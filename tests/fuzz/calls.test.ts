import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApiDocument } from '@homeline/contract/openapi.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import { createDecider } from '../../apps/server/src/testing/persona-driver.ts';

const REQUESTS = process.env['TEST_LONG'] ? 20_000 : 5000;
const TIMEOUT_MS = 600_000;

type Schema = { readonly [key: string]: unknown };
type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema?: Schema }> };
};
type Endpoint = { readonly path: string; readonly method: string; readonly operation: Operation };

const { paths } = openApiDocument([]) as { paths: Record<string, Record<string, Operation>> };
const ENDPOINTS: readonly Endpoint[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
);

let app: AppWithProviders;
let port: number;
let callers: Record<'nobody' | 'borrower' | 'staff', string | undefined>;
let uuid: string;

beforeAll(async () => {
  app = await workingApp();
  ({ port } = app.http.server.address() as AddressInfo);
  const borrower = await app.register();
  uuid = borrower.uuid;
  callers = { nobody: undefined, borrower: borrower.jwt, staff: await createDecider(app) };
});
afterAll(() => app.stop());

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    '1e999',
    '9'.repeat(400),
    '2026-02-30',
    '%00',
    '../..',
  ),
);
const anything = fc.oneof(
  { depthSize: 'small' },
  text,
  fc.double(),
  fc.bigInt().map(Number),
  fc.boolean(),
  fc.constant(null),
  // A schema that asks a value for its length, size or text gets nonsense.
  fc.constantFrom<object>(
    { length: { toString: 1 } },
    { length: -1 },
    { size: {} },
    { toString: 1, valueOf: 1 },
  ),
  fc.constantFrom(2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

/** A segment of a path, encoded as a stranger would send it. */
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constant('OWN') },
  { weight: 2, arbitrary: fc.uuid() },
  fc.constantFrom(
    '%2e%2e',
    '%00',
    '%',
    '%zz',
    '%ff',
    'a'.repeat(101),
    'a'.repeat(5000),
    '..%2f..',
    '%2F',
    '.',
  ),
  text.filter((value) => value.isWellFormed()).map((value) => encodeURIComponent(value) || '%20'),
);

/** Follows a schema's shape and breaks it here and there, so that requests get past the first check. */
function valueFor(schema: Schema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 5) return anything;
  const { type, properties, items, anyOf, oneOf, allOf } = schema as Record<string, never>;
  const choices =
    (schema['enum'] as unknown[] | undefined) ?? ('const' in schema ? [schema['const']] : undefined);
  const right = (): fc.Arbitrary<unknown> => {
    if (choices) return fc.constantFrom(...choices);
    const variants = (anyOf ?? oneOf ?? allOf) as Schema[] | undefined;
    if (variants) return fc.oneof(...variants.map((variant) => valueFor(variant, depth + 1)));
    if (properties) {
      const fields = Object.entries(properties as Record<string, Schema>);
      return fc.record(
        Object.fromEntries(fields.map(([name, field]) => [name, valueFor(field, depth + 1)])),
        {
          requiredKeys: [],
        },
      );
    }
    if (type === 'array') return fc.array(valueFor(items, depth + 1), { maxLength: 3 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number') return fc.oneof(fc.integer(), fc.double());
    return fc.oneof(
      text,
      fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
      fc.uuid(),
    );
  };
  return fc.oneof({ weight: 6, arbitrary: right() }, { weight: 1, arbitrary: anything });
}

const anyRequest = fc.constantFrom(...ENDPOINTS).chain(({ path, method, operation }) => {
  const names = (place: string) =>
    (operation.parameters ?? []).filter((one) => one.in === place).map(({ name }) => name);
  const [[contentType, content] = []] = Object.entries(operation.requestBody?.content ?? {});
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: fc.constant(path),
    segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
    query: fc.record(Object.fromEntries(names('query').map((name) => [name, text])), { requiredKeys: [] }),
    headers: fc.record({
      'x-org': fc.option(fc.constantFrom('homeline', 'harborview', 'nobody', 'a'.repeat(300)), {
        nil: undefined,
      }),
      'idempotency-key': fc.option(fc.constantFrom('12345678', 'x', 'k'.repeat(200)), { nil: undefined }),
      'if-match': fc.option(fc.constantFrom('"0"', '"1"', '1', '"999999999999999"', 'W/"1"'), {
        nil: undefined,
      }),
      'content-type': fc.constantFrom(
        contentType,
        contentType,
        contentType,
        'application/json',
        'text/xml',
        'a/b; c',
      ),
      accept: fc.constantFrom('*/*', 'application/pdf', '☃'.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')),
    }),
    body: fc.oneof(
      { weight: 8, arbitrary: valueFor(content?.schema).map((value) => JSON.stringify(value) ?? '') },
      fc.constantFrom(
        '',
        '{',
        '[]',
        '"text"',
        '{"__proto__": {"a": 1}}',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
      ),
    ),
    caller: fc.constantFrom('nobody', 'borrower', 'staff'),
  });
});

type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Request> ? Request : never;

async function send({ method, path, segments, query, headers, body, caller }: AnyRequest) {
  const given = [...segments];
  const url = path.replace(/\{\w+\}/g, () => {
    const value = given.shift() ?? 'OWN';
    return value === 'OWN' ? uuid : value;
  });
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value).toWellFormed()]),
  ).toString();
  const jwt = callers[caller as keyof typeof callers];
  const defined = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
  const content = method === 'GET' ? '' : body;
  const sent = httpRequest({
    // A connection of its own: the server may close one after a body that it didn't read.
    agent: false,
    host: '127.0.0.1',
    port,
    method,
    path: search ? `${url}?${search}` : url,
    headers: {
      ...(defined as Record<string, string>),
      'content-length': Buffer.byteLength(content),
      ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
    },
  });
  sent.end(content);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, url, text: Buffer.concat(chunks).toString() };
}

it(
  `answers ${REQUESTS} malformed requests of nobody, a borrower and staff without a failure of its own`,
  async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const { status, url, text: answer } = await send(request);
        expect(
          status,
          `${request.method} ${url} ${request.body.slice(0, 300)}: ${answer.slice(0, 300)}`,
        ).toBeLessThan(500);
      }),
      { numRuns: REQUESTS, seed: 20_261_123, endOnFailure: true },
    );
    expect((await app.send({ url: '/readyz' })).status).toBe(200);
  },
  TIMEOUT_MS,
);
