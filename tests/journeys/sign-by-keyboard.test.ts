// Proves DS-38, DS-56.

import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  drive,
  type Journey,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { acceptInvitation, advanceSigner } from '../../apps/server/src/testing/signer-driver.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { type Hands, keyboard } from './hands.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const T01 = personOf('t01');
const T23 = personOf('t23');

let app: AppWithProviders;
let browser: Browser;
let decider: string;
let home: string;
let journey: Journey;
let avery: Borrower;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
  journey = await register(app, T01);
  avery = await openBorrower(browser, 'sign-by-keyboard');
}, TIMEOUT_MS);
afterAll(async () => {
  await avery?.close();
  await browser?.close();
  await app?.stop();
});

/** Opens the sample record and returns its code. */
async function readSample({ page }: Borrower, hands: Hands): Promise<string> {
  await hands.press('Read Sample record');
  const reader = page.getByRole('dialog', { name: 'Sample record' });
  await reader.waitFor();
  if (await reader.getByRole('button', { name: 'Read as text', exact: true }).isVisible())
    await hands.press('Read as text');
  const code = (await reader.locator('.document-amounts dd').first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  return code;
}

/** Goes from place to place and signs or initials at each. The focus is on what each asks for. */
async function signAll({ page }: Borrower, hands: Hands): Promise<void> {
  await hands.press(/^Go to place 1 of/);
  const reader = page.getByRole('dialog');
  const places = reader.getByRole('status');
  for (;;) {
    await reader.locator('.document-field[data-current]').waitFor();
    const place = await places.textContent();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => !(await reader.isVisible()) || (await places.textContent()) !== place)
      .toBe(true);
    if (!(await reader.isVisible())) break;
  }
  await page.getByRole('button', { name: 'Look at the places again' }).waitFor();
}

/** Reads every document of the page, one after the other in the reader. */
async function readAll({ page }: Borrower, hands: Hands, first: string): Promise<void> {
  await hands.press(`Read ${first}`);
  const reader = page.getByRole('dialog');
  await reader.waitFor();
  const next = reader.getByRole('button', { name: /^Next/ });
  while (await next.isVisible()) await hands.press(/^Next/);
  await page.keyboard.press('Escape');
}

it(
  'a borrower shows that records open, reads, places initials and signs, by keyboard and by the names that a screen reader says',
  async () => {
    const { page } = avery;
    const hands = keyboard(page);
    await drive(journey, decider, 'DISCLOSURE_SIGNING');
    await page.goto(`${home}/contact`);
    await page.evaluate((jwt) => localStorage.setItem('jwt', jwt), journey.jwt);
    await page.goto(`${home}/${journey.uuid}`);
    await avery.at('Check that you can open your documents');
    const code = await readSample(avery, hands);
    await hands.type('Code in the sample', code);
    await hands.press('Check code');
    await avery.at('Read your disclosures');
    await readAll(avery, hands, 'Application summary');
    await hands.press('Agree and check my credit');
    await page
      .getByRole('heading', { level: 1, name: 'Read your disclosures' })
      .waitFor({ state: 'detached' });

    await drive(journey, decider, 'CLOSING_DISCLOSURE_REVIEW');
    await page.goto(`${home}/${journey.uuid}`);
    await avery.at('Review your final figures');
    await readAll(avery, hands, 'Closing summary');
    await hands.pick(/I have read my final figures/);
    await hands.press('Continue');
    await avery.at('Ready to sign?');
    await hands.press('Start signing');
    await avery.at('Read and sign your documents');
    await readAll(avery, hands, 'Closing summary');
    await hands.type('Type your name to sign', T01.name);
    await signAll(avery, hands);
    await hands.pick(/my signature/);
    await hands.press('Sign documents');
    const step = async () => (await journey.call<{ step: string }>('getStatus')).step;
    await expect.poll(step, { timeout: 60_000 }).not.toBe('NOTE_SIGNING');
  },
  TIMEOUT_MS,
);

it(
  'a borrower downloads a signed copy and checks it, by keyboard alone',
  async () => {
    const { page } = avery;
    const hands = keyboard(page);
    await drive(journey, decider, 'DEED_SIGNING');
    await page.goto(`${home}/dashboard`);
    await avery.at('Your applications');
    await hands.press(/^Show all documents/);
    const downloaded = page.waitForEvent('download');
    await hands.press(/^Download .*(credit|line) agreement/i);
    const file = await (await downloaded).path();
    await hands.follow('Check a signed document');
    await avery.at('Check a signed document');
    const chosen = page.waitForEvent('filechooser');
    await hands.press('The signed PDF');
    await (await chosen).setFiles(file);
    await page.getByText('made this file, and nothing was changed').waitFor();
  },
  TIMEOUT_MS,
);

it(
  'another signer shows that records open, declines, starts again, reads, signs and downloads copies, by keyboard alone',
  async () => {
    const wren = await register(app, T23);
    await drive(wren, decider, 'NOTE_SIGNING');
    const invited = { name: 'Robin Cosigner', email: `signer.${T23.email}` };
    const signer = await acceptInvitation(app, invited);
    await advanceSigner(signer, 'SIGNER_DOCUMENTS');
    const robin = await openBorrower(browser, 'signer-by-keyboard');
    const { page } = robin;
    const hands = keyboard(page);
    await page.goto(`${home}/contact`);
    await page.evaluate((jwt) => localStorage.setItem('jwt', jwt), signer.jwt);
    await page.goto(`${home}/heloc-signer/documents`);
    await robin.at('Check that you can open your documents');
    await hands.type('Code in the sample', await readSample(robin, hands));
    await hands.press('Check code');
    await robin.at('Read your documents');
    await hands.press('I don’t want to sign');
    await hands.pick('I have questions, or want advice first');
    await hands.press('Decline to sign');
    await robin.at('You declined to sign');
    await hands.press('Start again');
    await robin.at(`Hello ${invited.name}`);
    await hands.press('Continue');
    await robin.at('Read your documents');
    await readAll(robin, hands, 'Consent to electronic records and signatures');
    await hands.press('Continue to sign');
    await robin.at('Sign your documents');
    await hands.type('Type your name to sign', invited.name);
    await signAll(robin, hands);
    await hands.pick(/my signature/);
    await hands.press('Sign documents');
    await robin.at('Thank you for signing');
    await drive(wren, decider, 'RESCISSION');
    await page.reload();
    await robin.at('You’re done');
    const downloaded = page.waitForEvent('download');
    await hands.press('Download all documents (ZIP)');
    expect((await downloaded).suggestedFilename()).toContain('documents.zip');
    await robin.close();
  },
  TIMEOUT_MS,
);
