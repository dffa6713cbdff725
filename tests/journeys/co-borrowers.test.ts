// Proves RO-10.

import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  drive,
  type Journey,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { invitationCode } from '../../apps/server/src/testing/signer-driver.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { sharpPicture } from './pictures.ts';
import { PHONE_VIEWPORT, personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const T56 = personOf('t56');
const PAYSTUB = { name: 'paystub.png', mimeType: 'image/png', buffer: sharpPicture() };

let app: AppWithProviders;
let browser: Browser;
let decider: string;
let home: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Opens the borrower's own page in a browser of their own. */
async function openApplication({ jwt, uuid }: Journey, name: string): Promise<Borrower> {
  const borrower = await openBorrower(browser, name);
  await borrower.page.goto(`${home}/auth/login`);
  await borrower.page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await borrower.page.goto(`${home}/${uuid}`);
  return borrower;
}

it(
  'two people who borrow together (T56) answer on their own devices, and both see the line move on',
  async () => {
    const email = `signer.${T56.email}`;
    const journey = await register(app, T56);
    await drive(journey, decider, 'WAITING_FOR_CO_BORROWERS');
    const ada = await openApplication(journey, 't56-borrower');
    await ada.at('Waiting for the people who borrow with you');
    expect(await ada.text()).toContain(
      `Ben Together Borrows with you · ${email} Invited, hasn’t signed in yet`,
    );

    const ben = await openBorrower(browser, 't56-co-borrower');
    const { page } = ben;
    await page.setViewportSize(PHONE_VIEWPORT);
    await page.goto(`${home}/heloc-signer/login#${await invitationCode(app, email)}`);
    await ben.at('You’re invited to sign');
    await ben.type('Email', email);
    await ben.type('Password', PASSWORD);
    await ben.press('Open my documents');
    await ben.at('Hello Ben Together');
    expect(await ben.text()).toContain('You borrow together: you owe the line of credit too.');
    await ben.press('Continue');

    await ben.at('A few things about you');
    await ben.type('Month', '2');
    await ben.type('Day', '3');
    await ben.type('Year', '1983');
    await ben.type('Phone', '5555550256');
    await page.getByRole('checkbox').check();
    await ben.press('Continue');

    await ben.at('Your income and credit');
    await ben.pressExpectingProblems('Continue', [
      'Where your income comes from: Required',
      'Monthly income before taxes: Required',
      'Social Security number or ITIN: Required',
      'Credit reports: Required',
    ]);
    await ben.choose('Where your income comes from', 'Employed full time');
    await ben.type('Monthly income before taxes', '4200');
    await ben.type('Social Security number or ITIN', T56.testId);
    await page.getByRole('checkbox').check();
    await ben.press('Continue');
    await page.getByText('Must be your own number').first().waitFor();
    await ben.type('Social Security number or ITIN', '956-00-2056');
    await ben.press('Continue');

    await ben.at('Demographic information');
    await page.reload();
    await ben.at('Demographic information');
    await ben.press('Continue');
    await ben.at('Upload your latest pay stubs');
    await page.locator('input[type=file]').first().setInputFiles(PAYSTUB);
    await page.getByText('received', { exact: false }).first().waitFor();
    await ben.press('Send pay stubs');
    await ben.at('Verify your identity');

    await ada.at('How much would you like?');
    await drive(journey, decider, 'DISBURSEMENT_ACCOUNT');
    await ben.close();
    await ada.close();
  },
  TIMEOUT_MS,
);

it(
  'a borrower goes on without a co-borrower who doesn’t answer, and that person is told',
  async () => {
    const person = { ...T56, email: 'ada.alone@example.com' };
    const journey = await register(app, person);
    await drive(journey, decider, 'WAITING_FOR_CO_BORROWERS');
    const ada = await openApplication(journey, 't56-alone');
    await ada.at('Waiting for the people who borrow with you');
    await ada.press('Go on without them (Ben Together)');
    const dialog = ada.page.getByRole('dialog');
    await dialog.getByText('Go on without Ben Together?').waitFor();
    await dialog.getByRole('button', { name: 'Go on without them' }).click();
    await ada.at('Review your application');
    await ada.close();
  },
  TIMEOUT_MS,
);
