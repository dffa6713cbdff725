// Proves DS-27, DS-32, DS-33.

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
import {
  acceptInvitation,
  advanceSigner,
  type TestSigner,
} from '../../apps/server/src/testing/signer-driver.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;

let app: AppWithProviders;
let browser: Browser;
let decider: string;
let home: string;
const open: Borrower[] = [];
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
}, TIMEOUT_MS);
afterAll(async () => {
  for (const each of open) await each.close();
  await browser?.close();
  await app?.stop();
});

/** Opens the page of a person's step in their own tab. */
async function tabOf({ uuid, jwt }: Journey, name: string): Promise<Borrower> {
  const tab = await openBorrower(browser, name);
  open.push(tab);
  await tab.page.goto(`${home}/auth/login`);
  await tab.page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await tab.page.goto(`${home}/${uuid}`);
  return tab;
}

/** Opens a signer's own pages. */
async function signersTab({ jwt }: TestSigner, name: string): Promise<Borrower> {
  const tab = await openBorrower(browser, name);
  open.push(tab);
  await tab.page.goto(`${home}/auth/login`);
  await tab.page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await tab.page.goto(`${home}/heloc-signer/sign`);
  return tab;
}

it(
  'a borrower whose rate and fee changed (T37) reads the new disclosures, with what changed, before the final figures',
  async () => {
    const kerry = await register(app, { ...personOf('t37'), email: 'kerry.again@example.com' });
    await drive(kerry, decider, 'CLOSING_DISCLOSURE_REVIEW');
    const tab = await tabOf(kerry, 't37-reissue');
    const { page } = tab;
    await tab.at('Review your final figures');
    await page.getByText('You can walk away and get your fees back').waitFor();
    expect(await page.getByText(/^Changed since /).count()).toBeGreaterThan(0);
    await page.getByRole('checkbox').check();
    await tab.press('Continue');
    await page.getByRole('link', { name: /Important terms/ }).waitFor();
    await tab.press('Read Important terms of our home equity line of credit');
    const reader = page.getByRole('dialog');
    const asText = reader.getByRole('button', { name: 'Read as text' });
    if (await asText.isVisible()) await asText.click();
    await reader.getByText('What changed since March 10, 2026').first().waitFor();
    await reader.getByRole('button', { name: 'Close', exact: true }).click();
    await tab.press('Read Closing summary');
    await reader.getByRole('button', { name: 'Close', exact: true }).click();
    await tab.press('Continue');
    await tab.at('Ready to sign?');
  },
  TIMEOUT_MS,
);

const THREE = [
  { name: 'Robin Second', email: 'robin.second@example.com' },
  { name: 'Sam Third', email: 'sam.third@example.com' },
];

/** Registers a borrower with two more owners, at the note. */
async function withTwoOwners(email: string): Promise<Journey> {
  const wren = await register(app, { ...personOf('t23'), email });
  await drive(wren, decider, 'ADDITIONAL_PROFILE');
  const { version } = await wren.call<{ version: number }>('getStatus');
  await wren.call('saveAdditionalProfile', {
    version,
    body: {
      ...{ ownership: 'JOINT', maritalStatus: 'UNMARRIED', purpose: 'HOME_IMPROVEMENT' },
      ssn: wren.person.testId,
      hardCreditConsent: { agreed: true, textVersion: '2026-01' },
      signers: THREE.map((owner) => ({
        ...owner,
        email: `${owner.email.split('@')[0]}.${email}`,
        type: 'CO_DEEDER',
        holdsTitle: true,
        marriedTo: 'NOBODY',
      })),
    },
  });
  await drive(wren, decider, 'WAITING_FOR_ADDITIONAL_SIGNERS');
  return wren;
}

async function ownersOf(wren: Journey): Promise<TestSigner[]> {
  const { signers } = await wren.facts();
  return Promise.all((signers?.signers ?? []).map((each) => acceptInvitation(app, each)));
}

it(
  'three people sign one line, each on their own, and the borrower sees who is missing',
  async () => {
    const wren = await withTwoOwners('wren.three@example.com');
    const board = await tabOf(wren, 'three-signers-board');
    await board.at('Waiting for the other signers');
    for (const { name } of THREE) expect(await board.text()).toContain(name);
    const [robin, sam] = await ownersOf(wren);
    if (!robin || !sam) throw new Error('Two others sign');
    for (const [signer, name] of [
      [robin, 'Robin Second'],
      [sam, 'Sam Third'],
    ] as const) {
      await advanceSigner(signer, 'SIGNER_SIGN');
      const tab = await signersTab(signer, `three-signers-${name.toLowerCase().replace(' ', '-')}`);
      await tab.at('Sign your documents');
      await tab.type('Type your name to sign', name);
      await tab.signAll();
      await tab.page.getByRole('checkbox').check();
      await tab.press('Sign documents');
      await tab.at('Thank you for signing');
      // Nothing goes on before the last of them has signed.
      if (signer === robin) await board.at('Waiting for the other signers');
    }
    await board.page.getByRole('heading', { level: 1, name: 'Waiting for the other signers' }).waitFor({
      state: 'detached',
    });
    const { signerActs } = await wren.facts();
    expect(signerActs.filter(({ act }) => act === 'NOTE_SIGNED')).toHaveLength(2);
  },
  TIMEOUT_MS,
);

it(
  'a signer declines on their own page with a reason, which the borrower doesn’t learn, and starts again',
  async () => {
    const wren = await withTwoOwners('wren.declined@example.com');
    const board = await tabOf(wren, 'declined-board');
    await board.at('Waiting for the other signers');
    const [robin] = await ownersOf(wren);
    if (!robin) throw new Error('Two others sign');
    await advanceSigner(robin, 'SIGNER_SIGN');
    const tab = await signersTab(robin, 'declined-signer');
    await tab.at('Sign your documents');
    await tab.press('I don’t want to sign');
    const dialog = tab.page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await tab.press('Decline to sign');
    await tab.at('You declined to sign');
    await board.at('Someone declined to sign');
    await tab.press('Start again');
    await tab.page.getByRole('heading', { level: 1, name: 'You declined to sign' }).waitFor({
      state: 'detached',
    });
    await board.at('Waiting for the other signers');
  },
  TIMEOUT_MS,
);

it(
  'documents that a borrower signs on a later day are written again, and read before they are signed',
  async () => {
    const avery = await register(app, { ...personOf('t01'), email: 'avery.late@example.com' });
    await drive(avery, decider, 'NOTE_SIGNING');
    const tab = await tabOf(avery, 'late-signature');
    const { page } = tab;
    await tab.at('Ready to sign?');
    await tab.press('Start signing');
    await tab.at('Read and sign your documents');
    await tab.readAll('Closing summary');
    await tab.type('Type your name to sign', 'Avery Happy');
    await tab.signAll();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await app.providers.moveClock('2026-03-12T17:00:00.000Z');
    await tab.press('Sign documents');
    await tab.at('Review your final figures');
    await page.getByText(/^Your documents had an earlier date/).waitFor();
    const { noteSignatureRequests, closingDocuments } = await avery.facts();
    expect(noteSignatureRequests).toEqual([]);
    expect(closingDocuments).toHaveLength(2);
  },
  TIMEOUT_MS,
);
