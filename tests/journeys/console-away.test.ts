// Proves CO-01.

import { claimApplication, releaseApplication } from '@homeline/contract/pipeline/assign-application.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { DATABASE_OF_RUN, type Installation, startInstallation } from './installation.ts';
import { staffCalls } from './staff-calls.ts';
import { completeApplication } from './traveller.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const REVIEWED = personOf('t43');
const NOTE = 'The accountant called back.';
const COMMENT = 'Two years of returns agree.';

let installation: Installation;
let browser: Browser;
let uma: Borrower;
let uuid: string;
beforeAll(async () => {
  installation = await startInstallation(DATABASE_OF_RUN);
  ({ uuid } = await completeApplication(installation, REVIEWED, installation.url, () => 0, 'UW_REVIEW'));
  browser = await startBrowser();
  const { jwt } = await staffCalls(installation, 'UNDERWRITER');
  uma = await openBorrower(browser, 'console-away');
  await uma.page.addInitScript((token) => localStorage.setItem('staff-jwt', token), jwt());
  await uma.page.goto(`${installation.url}/console/applications/${uuid}`);
  await uma.at(REVIEWED.name);
  await uma.page.evaluate(() => {
    document.body.dataset['opened'] = 'once';
  });
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await installation?.stop();
});

/** Lets a colleague take the file, or give it back. */
async function colleague(does: typeof claimApplication | typeof releaseApplication): Promise<void> {
  const { send } = await staffCalls(installation, 'OPERATIONS');
  await send(does, { params: { uuid } });
}

const wasOpenedOnce = (page: Page) => page.evaluate(() => document.body.dataset['opened'] === 'once');

it(
  'a lost line in mid-edit loses nothing that is typed, and what happened meanwhile shows by itself',
  async () => {
    const { page } = uma;
    await page.getByLabel('Internal note').fill(NOTE);
    await uma.press('Approve');
    await page.getByLabel('Comments for the file').fill(COMMENT.slice(0, 9));
    await page.context().setOffline(true);
    await page.getByLabel('Comments for the file').fill(COMMENT);
    await colleague(claimApplication);
    await page.context().setOffline(false);
    await page.getByText('Processor works on it').waitFor();
    expect(await page.getByLabel('Comments for the file').inputValue()).toBe(COMMENT);
    await uma.press('Cancel');
    expect(await page.getByLabel('Internal note').inputValue()).toBe(NOTE);
    expect(await wasOpenedOnce(page)).toBe(true);
  },
  TIMEOUT_MS,
);

it(
  'an open file outlives a restart of the server: the page, what is typed and a tab opened meanwhile',
  async () => {
    const { page } = uma;
    await uma.press('Approve');
    await page.getByLabel('Comments for the file').fill(COMMENT);
    await installation.kill();
    await page.getByRole('link', { name: 'Timeline' }).click();
    await page.getByText('The server didn’t answer.').first().waitFor();
    await installation.startServer();
    // Nobody presses anything: the page asks again by itself.
    await page.getByRole('group', { name: /^Timeline/ }).waitFor();
    await colleague(releaseApplication);
    await page.getByText('Unassigned').waitFor();
    expect(await page.getByLabel('Comments for the file').inputValue()).toBe(COMMENT);
    await uma.press('Approve');
    const asks = page.getByText('Nothing is recorded yet');
    const done = page.getByText('Decision recorded.');
    await asks.or(done).first().waitFor();
    if (await asks.isVisible()) await uma.press('Approve');
    await done.waitFor();
    expect(await wasOpenedOnce(page)).toBe(true);
  },
  TIMEOUT_MS,
);
