// Proves DS-38.

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
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { type Hands, keyboard } from './hands.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const T01 = personOf('t01');

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
async function readSample(hands: Hands): Promise<string> {
  await hands.press('Read Sample record');
  const reader = avery.page.getByRole('dialog', { name: 'Sample record' });
  await reader.waitFor();
  if (await reader.getByRole('button', { name: 'Read as text', exact: true }).isVisible())
    await hands.press('Read as text');
  const code = (await reader.locator('.document-amounts dd').first().textContent()) ?? '';
  await avery.page.keyboard.press('Escape');
  return code;
}

/** Reads every document of the page, one after the other in the reader. */
async function readAll(hands: Hands, first: string): Promise<void> {
  await hands.press(`Read ${first}`);
  const reader = avery.page.getByRole('dialog');
  await reader.waitFor();
  const next = reader.getByRole('button', { name: /^Next/ });
  while (await next.isVisible()) await hands.press(/^Next/);
  await avery.page.keyboard.press('Escape');
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
    const code = await readSample(hands);
    await hands.type('Code in the sample', code);
    await hands.press('Check code');
    await avery.at('Read your disclosures');
    await readAll(hands, 'Application summary');
    await hands.press('Agree and check my credit');
    await page
      .getByRole('heading', { level: 1, name: 'Read your disclosures' })
      .waitFor({ state: 'detached' });

    await drive(journey, decider, 'CLOSING_DISCLOSURE_REVIEW');
    await page.goto(`${home}/${journey.uuid}`);
    await avery.at('Review your final figures');
    await readAll(hands, 'Closing summary');
    await hands.pick(/I have read my final figures/);
    await hands.press('Continue');
    await avery.at('Ready to sign?');
    await hands.press('Start signing');
    await avery.at('Read and sign your documents');
    await readAll(hands, 'Closing summary');
    await hands.type('Type your name to sign', T01.name);
    for (const place of [/The rate and the interest/, /The security interest/, /my signature/])
      await hands.pick(place);
    await hands.press('Sign documents');
    const step = async () => (await journey.call<{ step: string }>('getStatus')).step;
    await expect.poll(step, { timeout: 60_000 }).not.toBe('NOTE_SIGNING');
  },
  TIMEOUT_MS,
);
