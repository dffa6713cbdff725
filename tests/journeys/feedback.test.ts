// Proves EN-18, FB-01, RO-04, SH-01, VA-10.

import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD, type TestApp, testApp } from '../../apps/server/src/testing/app.ts';
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

it('a signed-in person writes to the chief executive, and a manager reads it', async () => {
  const visitor = await openBorrower(browser, 'feedback');
  const { page } = visitor;
  await page.goto(`${home}/account/heloc/auth/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Share your feedback with the CEO').count()).toBe(0);
  const { jwt } = await app.register();
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${home}/account/heloc/dashboard/settings`);
  await visitor.at('Settings');
  await visitor.press('Share your feedback with the CEO');
  await page.getByRole('dialog', { name: 'Share your thoughts with our CEO' }).waitFor();
  await visitor.press('Send feedback');
  await page.getByRole('dialog').getByText('Required').first().waitFor();
  await page.getByLabel('Improve our product').check();
  await page.getByLabel('Your message').fill('Too short');
  await page.getByRole('dialog').getByLabel('No', { exact: true }).check();
  await visitor.press('Send feedback');
  await page.getByText('Must be at least 10 characters').waitFor();
  for (const leave of [() => page.keyboard.press('Escape'), () => visitor.press('Cancel')]) {
    await leave();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await visitor.press('Share your feedback with the CEO');
    expect(await page.getByLabel('Your message').inputValue()).toBe('Too short');
    expect(await page.getByLabel('Improve our product').isChecked()).toBe(true);
  }
  await page.getByLabel('Your message').fill('Let me upload <b>photos</b> of documents.');
  await visitor.press('Send feedback');
  await page.getByText('Our CEO’s office has your message').waitFor();
  await visitor.press('Share your feedback with the CEO');
  expect(await page.getByLabel('Your message').inputValue()).toBe('');
  await visitor.close();

  const email = 'mia@lender.example.com';
  const member = { organisation: 'homeline', email, password: PASSWORD, name: 'Mia Manager' };
  await addStaff(app.context, { ...member, roles: ['MANAGER'] });
  const mia = await openBorrower(browser, 'console-feedback');
  await mia.page.goto(`${home}/console/`);
  await mia.type('Email address', email);
  await mia.type('Password', PASSWORD);
  await mia.press('Sign in');
  await mia.page.getByRole('link', { name: 'Feedback' }).click();
  await mia.at('Feedback to the CEO');
  expect(await mia.text()).toContain('Improve our product Let me upload <b>photos</b> of documents.');
  await mia.page.getByLabel('Topic').selectOption('COMPLIMENT');
  await mia.page.getByText('No feedback yet.').waitFor();
  await mia.close();
});
