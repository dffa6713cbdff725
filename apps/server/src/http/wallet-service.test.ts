// Proves CA-43.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { WALLET_SERVICE_URL: 'https://wallet.lender.example/base/' });
});
afterAll(() => app.stop());

it('names a lender’s own wallet service in the page, which may call no other origin', async () => {
  const { body, headers } = await app.call('getOrganisationInfo', {});
  expect(body).toMatchObject({ baseUrl: '', walletServiceUrl: 'https://wallet.lender.example/base' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("; connect-src 'self' https://wallet.lender.example/base/service-wallet/;");
});

it('uses this server without one', async () => {
  const usual = await testApp();
  const { body, headers } = await usual.call('getOrganisationInfo', {});
  expect(body).toMatchObject({ walletServiceUrl: '' });
  expect(headers['content-security-policy']).toContain("; connect-src 'self';");
  await usual.stop();
});
