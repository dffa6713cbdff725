// Proves CA-11, CO-24, TE-04.

import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../apps/server/src/testing/app.ts';
import { openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';

let app: TestApp;
let browser: Browser;
let home: string;
beforeAll(async () => {
  app = await testApp();
  browser = await startBrowser();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const events = () => app.context.db.selectFrom('telemetry_event').selectAll().orderBy('at').execute();
const seen = async () => (await events()).map(({ page_path, step }) => step ?? page_path);
const inBrowser = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

it('a visit is followed from the first page to the steps of an application', async () => {
  const visitor = await openBorrower(browser, 'telemetry');
  const { page } = visitor;
  await page.goto(`${home}/account/heloc/account/register?DDP_Pilot=true&email=avery@example.com`);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await expect
    .poll(async () => (await seen()).toSorted(), { timeout: 20_000 })
    .toEqual(['/account/heloc/register', 'property-info']);
  expect(await inBrowser(page, 'DDP_Pilot')).toBe('true');
  const visit = JSON.parse((await inBrowser(page, 'telemetrySession')) ?? '');
  const { jwt, uuid } = await app.register();
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${home}/account/heloc/${uuid}/start/profile`);
  await expect
    .poll(seen, { timeout: 20_000 })
    .toEqual(expect.arrayContaining([`/account/heloc/${uuid}/start/profile`, 'IN_PROGRESS']));
  for (const event of await events()) {
    expect(event).toMatchObject({ session: visit.uuid, query_params: { DDP_Pilot: 'true' } });
    expect(event.context).toBe(event.application_id ? 'customer' : 'visitor');
  }
  await visitor.close();
});

it('nothing is sent or stored when the browser asks not to be tracked', async () => {
  const before = await seen();
  const context = await browser.newContext();
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto(`${home}/account/heloc/register?DDP_Pilot=true`);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  const loaded = () => sent.some((path) => path.includes('always'));
  await expect.poll(loaded, { timeout: 20_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(sent.filter((path) => path.startsWith('/ft/'))).toEqual([]);
  expect(await inBrowser(page, 'DDP_Pilot')).toBeNull();
  expect(await inBrowser(page, 'telemetrySession')).toBeNull();
  expect(await seen()).toEqual(before);
  await context.close();
});
