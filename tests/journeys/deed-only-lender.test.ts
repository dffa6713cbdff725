// Proves EN-05.

import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import { createDecider, drive, register } from '../../apps/server/src/testing/persona-driver.ts';
import { sampleLendersAnd } from '../../apps/server/src/testing/sample-lenders.ts';
import { acceptInvitation } from '../../apps/server/src/testing/signer-driver.ts';
import { openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { PHONE_VIEWPORT, personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const T23 = personOf('t23');

let app: AppWithProviders;
let browser: Browser;
let home: string;
beforeAll(async () => {
  const environment = { ORGANISATIONS_DIR: sampleLendersAnd({ homeline: { coBorrowers: false } }) };
  app = await workingApp([], { environment });
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function openAs(name: string, jwt: string) {
  const person = await openBorrower(browser, name);
  await person.page.setViewportSize(PHONE_VIEWPORT);
  await person.page.goto(`${home}/auth/login`);
  await person.page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  return person;
}

it(
  'a lender without co-borrowers asks for other owners without a role, and leads the one who signs from the dashboard to their documents',
  async () => {
    const decider = await createDecider(app);
    const wren = await register(app, T23);
    await drive(wren, decider, 'ADDITIONAL_PROFILE');
    const borrower = await openAs('deed-only-borrower', wren.jwt);
    await borrower.page.goto(`${home}/${wren.uuid}`);
    await borrower.page.getByText('I own it with others').click();
    await borrower.page.getByText('They sign the deed and owe nothing.').waitFor();
    expect(await borrower.page.getByText('Borrows with me').count()).toBe(0);
    await borrower.close();

    await drive(wren, decider, 'DISCLOSURE_SIGNING');
    const email = `signer.${T23.email}`;
    const robin = await acceptInvitation(app, { email, name: 'Robin Cosigner' });
    const signer = await openAs('deed-only-signer', robin.jwt);
    await signer.page.goto(`${home}/dashboard`);
    await signer.at('Hello Robin Cosigner');
    await signer.close();
  },
  TIMEOUT_MS,
);
