// Proves CA-10, CA-29, CA-42, CO-52, EN-04.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

it('keeps a person’s experiment identifier on every device, set only by them', async () => {
  const { jwt } = await app.register();
  const other = await app.register();
  expect(await app.call('getTracker', { jwt })).toMatchObject({ status: 200, body: {} });
  const tracker = randomUUID();
  const body = { optimizelyProfileUuid: tracker };
  expect((await app.call('saveTracker', { jwt, body })).status).toBe(204);
  expect(await app.call('getTracker', { jwt })).toMatchObject({ body: { trackerUuid: tracker } });
  expect(await app.call('getProfile', { jwt })).toMatchObject({ body: { optimizelyProfileUuid: tracker } });

  const profile = await app.call('getProfile', { jwt });
  const { identityUuid } = profile.body as { identityUuid: string };
  const stolen = { optimizelyProfileUuid: randomUUID() };
  const given = { jwt: other.jwt, query: { identityUuid }, body: stolen };
  expect((await app.call('saveTracker', given)).status).toBe(404);
  expect(await app.call('getTracker', { jwt })).toMatchObject({ body: { trackerUuid: tracker } });
});

it('stores nothing for a person whose browser asks not to track', async () => {
  const { jwt } = await app.register();
  const body = { optimizelyProfileUuid: randomUUID() };
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
    expect((await app.call('saveTracker', { jwt, body, headers })).status).toBe(204);
  expect(await app.call('getTracker', { jwt })).toMatchObject({ status: 200, body: {} });
  expect((await app.call('getTracker', { jwt })).body).not.toHaveProperty('trackerUuid');
});
