import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../apps/server/src/testing/app.ts';
import { createStaffMember } from '../../apps/server/src/testing/persona-driver.ts';
import { openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';

let app: TestApp;
let browser: Browser;
let home: string;
beforeAll(async () => {
  app = await testApp();
  browser = await startBrowser();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

it('a message from staff reaches an open page at once, and stays until it is read', async () => {
  const processor = await createStaffMember(app, ['OPERATIONS']);
  const { jwt, uuid } = await app.register();
  const write = (subject: string) =>
    app.call('writeToBorrower', {
      ...{ jwt: processor, params: { uuid }, headers: { 'idempotency-key': randomUUID() } },
      body: { channel: 'EMAIL', subject, text: 'Please call us.' },
    });
  const borrower = await openBorrower(browser, 'notifications');
  const { page } = borrower;
  await page.goto(`${home}/auth/login`);
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${home}/dashboard`);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.waitFor();
  await page.getByRole('link', { name: 'Continue' }).first().waitFor();
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  const markAll = panel.getByRole('button', { name: 'Mark all as read' });
  if (await markAll.isVisible()) await markAll.click();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });

  for (const subject of ['First letter', 'Second letter', 'Third letter', 'Fourth letter'])
    await write(subject);
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click();
  expect(await panel.getByRole('listitem').count()).toBe(3);
  await panel.getByRole('button', { name: 'Show all' }).click();
  expect(await panel.getByRole('listitem').count()).toBe(4);
  await borrower.at('Your applications');
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).waitFor();
  if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Notifications/ }).click();
  await panel.getByRole('link', { name: 'Open your application' }).first().click();
  await page.waitForURL(`**/${uuid}/**`);
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor();
  await borrower.close();
});
