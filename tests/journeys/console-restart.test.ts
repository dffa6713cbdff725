// Proves CO-41.

import { claimApplication } from '@homeline/contract/pipeline/assign-application.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { type Installation, startInstallation } from './installation.ts';
import { staffCalls } from './staff-calls.ts';
import { completeApplication } from './traveller.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const PERSON = personOf('t01');

let installation: Installation;
let browser: Awaited<ReturnType<typeof startBrowser>>;
beforeAll(async () => {
  installation = await startInstallation('pglite');
  browser = await startBrowser();
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await installation?.stop();
});

it(
  'a server that is killed and starts again: open lists and loan files go on by themselves, and nothing typed is lost',
  async () => {
    const { url } = installation;
    const { uuid } = await completeApplication(installation, PERSON, url, () => 0, 'OFFER_SELECTION');
    const colleague = await staffCalls(installation, 'OPERATIONS');
    const openPage = async (path: string): Promise<Borrower> => {
      const staff = await openBorrower(browser, 'console-restart');
      await staff.page.addInitScript((jwt) => localStorage.setItem('staff-jwt', jwt), colleague.jwt());
      await staff.page.goto(`${url}/console/${path}`);
      await staff.page.getByText(PERSON.name).first().waitFor();
      return staff;
    };
    const list = await openPage('work');
    const file = await openPage(`applications/${uuid}`);
    const note = file.page.getByLabel('Internal note', { exact: true });
    await note.fill('The borrower called about');
    await installation.kill();
    await note.pressSequentially(' the rate.');
    await file.press('Claim');
    await file.page
      .getByText('The server didn’t answer. What you typed is still here: try again.')
      .first()
      .waitFor();
    await installation.startServer();
    await file.press('Claim');
    await file.page.getByText('You work on it').first().waitFor();
    expect(await note.inputValue()).toBe('The borrower called about the rate.');
    await file.press('Add note');
    await file.page.getByText('Note added.').first().waitFor();
    await list.page.getByText('You', { exact: true }).first().waitFor();
    await list.close();
    await file.close();
  },
  TIMEOUT_MS,
);

it(
  'a connection that is lost in mid-edit: what was typed stays, and the page follows what happened meanwhile',
  async () => {
    const person = personOf('t02');
    const { url } = installation;
    const { uuid } = await completeApplication(installation, person, url, () => 0, 'OFFER_SELECTION');
    const { send, jwt } = await staffCalls(installation, 'OPERATIONS');
    const staff = await openBorrower(browser, 'console-lost');
    const { page } = staff;
    await page.addInitScript((token) => localStorage.setItem('staff-jwt', token), jwt());
    await page.goto(`${url}/console/applications/${uuid}`);
    const note = page.getByLabel('Internal note', { exact: true });
    await note.fill('Half a');
    await page.context().setOffline(true);
    await note.pressSequentially(' sentence');
    await send(claimApplication, { params: { uuid } });
    await page.context().setOffline(false);
    await page.getByText('You work on it').first().waitFor();
    expect(await note.inputValue()).toBe('Half a sentence');
    await staff.close();
  },
  TIMEOUT_MS,
);
