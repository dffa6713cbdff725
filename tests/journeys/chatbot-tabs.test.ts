// Proves CB-02.

import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { knowledgeOf } from '../../apps/server/src/modules/chatbot/lender-knowledge.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import { openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';

const TIMEOUT_MS = 240_000;
/** A Tuesday in Los Angeles, before the sample lender's agents answer. */
const CLOSED_MS = Date.parse('2026-12-01T13:00:00Z');

let app: AppWithProviders;
let browser: Browser;
let home: string;
beforeAll(async () => {
  app = await workingApp([]);
  app.clock.moveTo(CLOSED_MS - Date.now());
  await app.context.chatSearch.prepare(knowledgeOf(app.context, 'homeline').searched);
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const logOf = (tab: Page) => tab.getByRole('log', { name: 'Messages' });
async function ask(tab: Page, question: string): Promise<void> {
  await tab.getByRole('textbox', { name: 'Message' }).fill(question);
  await tab.getByRole('textbox', { name: 'Message' }).press('Enter');
  await logOf(tab).getByText(question, { exact: true }).waitFor();
}
const saidIn = (tab: Page) => logOf(tab).locator('.message-text').allTextContents();

it(
  'shows one conversation with the chatbot in two tabs, in one order, and managers what it couldn’t answer',
  async () => {
    const { page } = await openBorrower(browser, 'chatbot');
    const other = await page.context().newPage();
    for (const tab of [page, other]) await tab.goto(`${home}/account/heloc/privacy`);
    await other.getByRole('button', { name: 'Open chat' }).click();
    await other.getByLabel('Your name').waitFor();
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByLabel('Your name').fill('Avery Visitor');
    await page.getByLabel('Email address').last().fill('avery@visitor.example');
    await page.getByRole('button', { name: 'Start chat' }).click();
    await ask(page, 'What is your phone number?');
    await logOf(page).getByText('Call us at (888) 555-0142').waitFor();
    await logOf(other).getByText('Call us at (888) 555-0142').waitFor();
    await ask(other, 'Do you lend in Puerto Rico?');
    await logOf(page).getByText('We don’t lend on homes in Puerto Rico.').waitFor();
    await ask(page, 'zxcv qwer?');
    await logOf(other).getByText('I don’t know the answer to that.').waitFor();
    await expect.poll(() => saidIn(other)).toEqual(await saidIn(page));
    expect((await saidIn(other)).join()).toContain('automated assistant');

    const email = 'manager@lender.example.com';
    await addStaff(app.context, {
      ...{ organisation: 'homeline', email, password: PASSWORD, name: 'Mae Manager', roles: ['MANAGER'] },
    });
    const manager = await openBorrower(browser, 'chatbot-manager');
    await manager.page.goto(`${home}/console/`);
    await manager.type('Email address', email);
    await manager.type('Password', PASSWORD);
    await manager.press('Sign in');
    await manager.page.getByRole('link', { name: 'Chatbot' }).click();
    await manager.page.getByLabel('Show').selectOption('Not answered');
    await manager.page.getByText('“zxcv qwer?”').waitFor();
    expect(await manager.page.getByText('Puerto Rico').count()).toBe(0);
  },
  TIMEOUT_MS,
);
