// Proves RO-02, RO-11, RO-12, SH-01, SH-14.

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOriginator } from '../../apps/server/src/modules/accounts/originators.ts';
import { sendOutbox } from '../../apps/server/src/modules/notifications/outbox.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { sharpPicture } from './pictures.ts';
import { PHONE_VIEWPORT } from './visit.ts';

const TIMEOUT_MS = 240_000;

let app: AppWithProviders;
let browser: Browser;
let home: string;
beforeAll(async () => {
  app = await workingApp();
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function addOlive(): Promise<{ uuid: string; email: string }> {
  const email = `${randomUUID()}@broker.example.com`;
  const uuid = await addOriginator(app.context, {
    ...{ organisation: 'homeline', email, password: PASSWORD, name: 'Olive Originator' },
    ...{ phone: '(555) 555-0177', nmls: '445566', brokerName: 'Main Street Mortgage' },
    ...{ states: ['OH'], avatar: sharpPicture() },
  });
  return { uuid: uuid ?? '', email };
}

async function signIn(name: string, email: string, page = 'clients'): Promise<Borrower> {
  const person = await openBorrower(browser, name);
  await person.page.goto(`${home}/${page}`);
  await person.at('Welcome back');
  await person.type('Email address', email);
  await person.type('Password', PASSWORD);
  await person.press('Sign in');
  return person;
}

async function fillClient(olive: Borrower, firstName: string, email: string): Promise<void> {
  await olive.type('First name', firstName);
  await olive.type('Last name', 'Client');
  await olive.type('Month', '4');
  await olive.type('Day', '12');
  await olive.type('Year', '1980');
  await olive.type('Email', email);
  await olive.type('Mobile phone', '5555550188');
  await olive.type('Street address', '101 Test Street');
  await olive.type('City', 'Columbus');
  await olive.choose('State', 'Ohio');
  await olive.type('ZIP code', '43085');
  await olive.tick('They live there');
  await olive.tick('No');
  await olive.choose('Where their income comes from', 'Employed full time');
  await olive.type('Their monthly income before taxes', '9000');
}

it(
  'an originator prepares two clients, sees nothing of one beside the other, and hands one over, who goes on alone',
  async () => {
    const { email } = await addOlive();
    const olive = await signIn('originator', email, 'dashboard');
    const { page } = olive;
    await olive.at('Your clients');
    await page.getByRole('button', { name: 'Account', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Start an application' }).click();
    await olive.at('Start an application');
    await olive.pressExpectingProblems('Save', [
      'First name: Required',
      'Last name: Required',
      'Date of birth: Required',
      'Email: Required',
      'Mobile phone: Required',
      'Street address: Required',
      'ZIP code: Required',
      'City: Required',
      'State: Required',
      'How they use the home: Required',
      'Is the home for sale? Required',
      'Where their income comes from: Required',
      'Their monthly income before taxes: Required',
    ]);
    await fillClient(olive, 'Cara', 'cara.client@example.com');
    await page.reload();
    await olive.at('Start an application');
    expect(await page.getByLabel('First name').inputValue()).toBe('Cara');
    await olive.press('Save');
    await page.getByText('Client saved').waitFor();
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(await kept()).not.toContain('Cara');
    await olive.type('First name', 'Carla');
    expect(await kept()).toContain('Carla');

    await page.getByRole('link', { name: 'Your clients' }).click();
    await olive.at('Your clients');
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/clients/')) void response.text().then((text) => answers.push(text));
    });
    await page.getByRole('link', { name: 'Start an application' }).click();
    await olive.at('Start an application');
    const inputs = await page
      .locator('input')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    for (const seen of [await kept(), inputs.join(), answers.join()]) expect(seen).not.toMatch(/Carl?a/);

    await page.getByRole('link', { name: 'Your clients' }).click();
    await olive.at('Your clients');
    await page.getByRole('link', { name: 'Cara Client', exact: true }).click();
    await olive.at('Cara Client');
    await olive.type('Email', 'cara.corrected@example.com');
    await olive.press('Hand over to the client');
    const asked = page.getByRole('dialog');
    await asked.getByText('cara.corrected@example.com').waitFor();
    await asked.getByRole('button', { name: 'Not yet' }).click();
    await olive.type('Email', '');
    await olive.pressExpectingProblems('Hand over to the client', ['Email: Required']);
    await olive.type('Email', 'cara.client@example.com');
    await olive.press('Hand over to the client');
    await asked.getByRole('button', { name: 'Hand over' }).click();
    await olive.at('Your clients');
    const waiting = page.getByRole('rowgroup').filter({ hasText: 'Waiting for the client' });
    await waiting.getByRole('row', { name: /^Cara Client/ }).waitFor();

    await sendOutbox(app.context);
    const messages = (await (
      await fetch(`${app.providers.url}/control/messages?to=cara.client@example.com`)
    ).json()) as { text: string }[];
    const link = messages.map(({ text }) => /client\S*#\S+/.exec(text)?.[0]).find(Boolean);
    const cara = await openBorrower(browser, 'originators-client');
    await cara.page.setViewportSize(PHONE_VIEWPORT);
    await cara.page.goto(`${home}/${link}`);
    await cara.at('Hello Cara');
    expect(await cara.text()).toMatch(
      /Olive Originator of Main Street Mortgage \(NMLS #\d+\) started an application/,
    );
    for (const typed of [
      'Cara Client',
      'cara.client@example.com',
      '101 Test Street, Columbus, OH 43085',
      '$9,000',
    ])
      expect(await cara.text()).toContain(typed);
    await cara.page.getByRole('link', { name: 'Something isn’t right' }).waitFor();
    await cara.pressExpectingProblems('Allow the credit check', [
      'Soft credit check: Required',
      'Electronic letters and documents: Required',
    ]);
    for (const box of await cara.page.getByRole('checkbox').all()) await box.check();
    await cara.press('Allow the credit check');
    await cara.at('Thank you. We’re checking your credit.');

    await page.getByRole('link', { name: 'Credit check of Cara Client' }).click();
    await olive.at('Credit check of Cara Client');
    await page.getByText('They may borrow').waitFor();
    expect(await olive.text()).toMatch(
      /\$15,000(\.00)? to \$[\d,.]+ APR \d+\.\d\d% to \d+\.\d\d% An estimate\./,
    );

    await cara.page.getByRole('link', { name: 'Choose a password' }).click();
    await cara.at('Choose a new password');
    await cara.type('New password', PASSWORD);
    await cara.press('Save new password');
    await cara.at('Your password is changed');
    await cara.page.getByRole('link', { name: 'Sign in' }).first().click();
    await cara.at('Welcome back');
    await cara.type('Email address', 'cara.client@example.com');
    await cara.type('Password', PASSWORD);
    await cara.press('Sign in');
    await cara.at('Your applications');
    await cara.page
      .getByRole('link', { name: /^Continue/ })
      .first()
      .click();
    await cara.page.getByText('Olive Originator').first().waitFor();
    expect(await cara.page.locator('.originator').textContent()).toContain(
      'Main Street Mortgage, NMLS #445566',
    );
    await cara.at('Is this your mortgage?');
    await olive.close();
    await cara.close();
  },
  TIMEOUT_MS,
);

it(
  'a person who opens a referral link sees who refers them from the first page on',
  async () => {
    const { uuid } = await addOlive();
    const visitor = await openBorrower(browser, 'referred');
    await visitor.page.goto(`${home}/register?referrer=${uuid}`);
    await visitor.page.getByText('Olive Originator').waitFor();
    await visitor.at('What’s the address of your home?');
    expect(
      await visitor.page
        .locator('.originator-avatar')
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    await visitor.close();
  },
  TIMEOUT_MS,
);

it(
  'an originator estimates a line, changes a figure, and starts the client’s application from the estimate',
  async () => {
    const { email } = await addOlive();
    const olive = await signIn('quoting-originator', email, 'clients/quote');
    await olive.at('Quick quote');
    await olive.choose('State of the home', 'Ohio');
    await olive.choose('Kind of home', 'Single-family home');
    await olive.tick('They live there');
    await olive.type('What the home is worth', '400000');
    await olive.type('What they owe on it', '150000');
    await olive.choose('Their credit score', '760 to 779');
    await olive.type('Their monthly income before taxes', '9000');
    await olive.type('What they pay on debts each month', '2000');
    await olive.type('Line they want', '50000');
    await olive.press('Show the estimate');
    await olive.page.getByText('Estimate for a line of $50,000').waitFor();
    await olive.type('Line they want', '60000');
    await olive.page.getByText('Estimate for a line of $50,000').waitFor({ state: 'detached' });
    await olive.press('Show the estimate');
    await olive.page.getByRole('link', { name: 'Start this client’s application' }).click();
    await olive.at('Start an application');
    await olive.page.getByText('From your quote').waitFor();
    await olive.close();
  },
  TIMEOUT_MS,
);
