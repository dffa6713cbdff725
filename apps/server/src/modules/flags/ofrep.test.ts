// Proves CO-53, ER-05.

import type { AddressInfo } from 'node:net';
import { FLAG_KEYS } from '@homeline/domain/flags/flags.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

/** The answers of the protocol, from its OpenAPI document (open-feature/protocol, service/openapi.yaml). */
const REASON = z.enum([
  'STATIC',
  'DEFAULT',
  'TARGETING_MATCH',
  'SPLIT',
  'CACHED',
  'DISABLED',
  'UNKNOWN',
  'STALE',
  'ERROR',
]);
const Success = z.object({
  key: z.string(),
  value: z.union([z.boolean(), z.string(), z.number(), z.record(z.string(), z.unknown())]),
  reason: REASON,
  variant: z.string(),
});
const Failure = z.object({
  key: z.string(),
  errorCode: z.enum(['PARSE_ERROR', 'TARGETING_KEY_MISSING', 'INVALID_CONTEXT', 'GENERAL']),
  errorDetails: z.string(),
});
const Bulk = z.object({ flags: z.array(z.union([Success, Failure])) });

const PATH = '/ofrep/v1/evaluate/flags';

let app: TestApp;
let admin = '';
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  admin = await createStaffMember(app, ['ADMINISTRATOR']);
});
afterAll(() => app.stop());

async function set(key: string, setting: unknown): Promise<void> {
  const params = { key };
  const { version } = (await app.call('getFlag', { jwt: admin, params })).body as { version: string };
  const body = { version, setting, reason: 'For a test' };
  expect((await app.call('changeFlag', { jwt: admin, params, body })).status).toBe(204);
}
const ask = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  app.send({
    method: 'POST',
    url: `${PATH}${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('the OFREP call for one flag', () => {
  it('returns value, variant and reason', async () => {
    const { status, body } = await ask('/fe-csp-feature-flag-borrower-authentication', {
      context: { targetingKey: 'someone' },
    });
    expect(status).toBe(200);
    expect(Success.parse(body)).toEqual({
      key: 'fe-csp-feature-flag-borrower-authentication',
      value: false,
      reason: 'STATIC',
      variant: 'off',
    });
  });

  it('returns an object as value', async () => {
    const { body } = await ask('/fe-heloc-maintenance', { context: {} });
    expect(Success.parse(body).value).toMatchObject({ routes: [], pageTitle: 'Scheduled Maintenance' });
  });

  it('evaluates the rules by the context', async () => {
    await set('fe-csp-feature-flag-borrower-authentication', {
      serves: 'RULE',
      rule: '{"if": [{"==": [{"var": "tier"}, "gold"]}, "on", "off"]}',
    });
    const { body } = await ask('/fe-csp-feature-flag-borrower-authentication', {
      context: { tier: 'gold', nested: { left: 'out' } },
    });
    expect(body).toMatchObject({ value: true, reason: 'TARGETING_MATCH' });
    await set('fe-csp-feature-flag-borrower-authentication', null);
  });

  it('returns FLAG_NOT_FOUND for an unknown flag', async () => {
    expect(await ask('/my-flag', { context: {} })).toMatchObject({
      status: 404,
      body: { key: 'my-flag', errorCode: 'FLAG_NOT_FOUND', errorDetails: 'There is no flag my-flag' },
    });
  });

  it.each([
    ['a context that is a list', { context: [] }, 400, 'INVALID_CONTEXT'],
    ['a targeting key that is a number', { context: { targetingKey: 7 } }, 400, 'INVALID_CONTEXT'],
    ['text that is no JSON', '{"context"', 400, 'PARSE_ERROR'],
    ['1 MB', { context: { text: 'x'.repeat(1_000_000) } }, 413, 'PARSE_ERROR'],
  ])('refuses %s', async (_, payload, status, errorCode) => {
    const answer = await ask('/fe-csp-feature-flag-borrower-authentication', payload);
    expect(answer).toMatchObject({ status, body: { errorCode } });
    Failure.parse(answer.body);
  });

  it('uses the request’s lender, and returns 404 for an unknown one', async () => {
    await set('fe-csp-feature-flag-borrower-authentication', { serves: 'VARIANT', variant: 'on' });
    expect(
      (await ask('/fe-csp-feature-flag-borrower-authentication', {}, { 'x-org': 'harborview' })).body,
    ).toMatchObject({ value: false });
    expect((await ask('/fe-csp-feature-flag-borrower-authentication', {})).body).toMatchObject({
      value: true,
    });
    expect(
      (await ask('/fe-csp-feature-flag-borrower-authentication', {}, { 'x-org': 'nobody' })).status,
    ).toBe(404);
    await set('fe-csp-feature-flag-borrower-authentication', null);
  });
});

describe('the OFREP call for all flags', () => {
  it('returns all flags with an ETag, and 304 while unchanged', async () => {
    const first = await ask('', { context: { targetingKey: 'someone' } });
    expect(first.status).toBe(200);
    expect(Bulk.parse(first.body).flags.map(({ key }) => key)).toEqual(FLAG_KEYS);
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask('', { context: { targetingKey: 'someone' } }, { 'if-none-match': known });
      expect([again.status, again.headers['etag'], again.body]).toEqual([304, tag, '']);
    }
    await set('fe-csp-feature-flag-borrower-authentication', { serves: 'VARIANT', variant: 'on' });
    const changed = await ask('', { context: { targetingKey: 'someone' } }, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(tag);
    await set('fe-csp-feature-flag-borrower-authentication', null);
  });

  it('records no exposure', async () => {
    await set('fe-heloc-sign-in', { serves: 'SPLIT', weights: { broker: 50, legacy: 50 } });
    const { body } = await ask('', { context: { targetingKey: '5c3d8535-f81a-4478-a6d3-afaa4d51199e' } });
    expect(Bulk.parse(body).flags).toContainEqual(
      expect.objectContaining({ key: 'fe-heloc-sign-in', reason: 'SPLIT' }),
    );
    const counted = await app.context.db.selectFrom('experiment_exposure').selectAll().execute();
    expect(counted).toEqual([]);
    await set('fe-heloc-sign-in', null);
  });
});

describe('a flag service of the lender', () => {
  const DEAD = 'http://127.0.0.1:9';
  const evaluate = async (
    servers: Record<string, string>,
    key = 'fe-csp-feature-flag-borrower-authentication',
  ) => {
    const own = await testApp({}, servers);
    const { body } = await own.send({ method: 'POST', url: `${PATH}/${key}`, payload: { context: {} } });
    await own.stop();
    return body as { value: unknown; reason: string };
  };
  let url = '';
  beforeAll(async () => {
    // This server speaks the protocol, so another can ask it.
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
    await set('fe-csp-feature-flag-borrower-authentication', { serves: 'VARIANT', variant: 'on' });
  });

  it('decides, if configured', async () => {
    expect(await evaluate({ FLAGS_URL: `${url}/` })).toMatchObject({ value: true });
  });

  it('falls back to the second service, then to the lender’s own settings', async () => {
    expect(await evaluate({ FLAGS_URL: DEAD, FLAGS_FALLBACK_URL: url })).toMatchObject({ value: true });
    const alone = await evaluate({ FLAGS_URL: DEAD, FLAGS_FALLBACK_URL: DEAD });
    expect(alone).toMatchObject({ value: false, reason: 'STATIC' });
  });

  it('that fails leaves a URL flag at its default', async () => {
    const address = await evaluate({ FLAGS_URL: DEAD }, 'fe-heloc-dashboard-url');
    expect(address).toMatchObject({ value: '/account/heloc/dashboard' });
  });
});
