// Proves RO-02, RT-03, RT-04, RT-25, RT-32.

import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailedToken } from '../../apps/server/src/testing/account-emails.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
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
  invitationCode,
} from '../../apps/server/src/testing/signer-driver.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { sharpPicture } from './pictures.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const T23 = personOf('t23');
const PHOTO = { name: 'passport.png', mimeType: 'image/png', buffer: sharpPicture() };

let app: AppWithProviders;
let browser: Browser;
let decider: string;
let home: string;
let wren: Journey;
let robin: Borrower;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  browser = await startBrowser();
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/account/heloc`;
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  wren = await register(app, T23);
  robin = await openBorrower(browser, 't23-signer');
}, TIMEOUT_MS);
afterAll(async () => {
  await robin?.close();
  await browser?.close();
  await app?.stop();
});

const email = `signer.${T23.email}`;

it(
  'a co-owner (T23) is invited, proves who they are, reads and signs first, meets the notary and can cancel, on their own pages',
  async () => {
    await drive(wren, decider, 'NOTE_SIGNING');
    const { page } = robin;
    const code = await invitationCode(app, email);
    await page.goto(`${home}/heloc-signer/login#${code}`);
    await robin.at('You’re invited to sign');
    await robin.pressExpectingProblems('Open my documents', ['Email: Required', 'Password: Required']);
    await robin.type('Email', 'wrong@example.com');
    await robin.type('Password', PASSWORD);
    await robin.press('Open my documents');
    await page.getByText('This invitation can’t be used').waitFor();
    await robin.type('Email', email);
    await robin.press('Open my documents');

    await robin.at('Hello Robin Cosigner');
    expect(await robin.text()).toContain('Wren Cosigner is applying');

    const otherPhone = await openBorrower(browser, 't23-other-phone');
    await otherPhone.page.goto(`${home}/heloc-signer/login#${code}`);
    await otherPhone.page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await otherPhone.type('Email address', email);
    await otherPhone.type('Password', PASSWORD);
    await otherPhone.press('Sign in');
    await otherPhone.at('Hello Robin Cosigner');
    await otherPhone.page.goto(`${home}/dashboard`);
    await otherPhone.at('Hello Robin Cosigner');
    await otherPhone.page.getByRole('button', { name: 'Account', exact: true }).waitFor();
    await otherPhone.close();
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    await page.goto(`${home}/heloc-signer/sign`);
    await robin.at('Hello Robin Cosigner');
    await robin.press('Continue');

    await robin.at('A few things about you');
    await robin.pressExpectingProblems('Continue', [
      'Date of birth: Required',
      'Phone: Required',
      'Electronic records: Required',
    ]);
    await robin.type('Month', '6');
    await robin.type('Day', '2');
    await robin.type('Year', '1985');
    await robin.type('Phone', '5555550199');
    await page.reload();
    await robin.at('A few things about you');
    await page.getByRole('checkbox').check();
    await robin.press('Continue');

    await robin.at('Verify your identity');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('1985');
    await robin.tick('Passport');
    await page.getByLabel('Photo of the front').setInputFiles(PHOTO);
    await page.getByText('received', { exact: false }).first().waitFor();
    await robin.press('Continue');

    await robin.openSample();
    await robin.at('Read your documents');
    await page.reload();
    await robin.at('Read your documents');
    expect(await robin.text()).toContain('You don’t owe anything and don’t sign');
    await robin.readAll('Consent to electronic records and signatures');
    await robin.press('Continue to sign');
    await robin.at('Sign your documents');
    expect(await robin.text()).not.toContain('line of credit agreement');
    await robin.type('Type your name to sign', 'Robin Cosigner');
    await robin.signAll();
    await page.getByRole('checkbox').check();
    await page.context().clearPermissions();
    await robin.press('Sign documents');
    await page.getByText('We couldn’t see your location').waitFor();
    await page.context().grantPermissions(['geolocation']);
    await robin.press('Sign documents');
    await robin.at('Thank you for signing');

    const board = await openBorrower(browser, 't23-board');
    await board.page.goto(`${home}/auth/login`);
    await board.page.evaluate((token) => localStorage.setItem('jwt', token), wren.jwt);
    await drive(wren, decider, 'NOTARY_SESSION');
    await page.reload();
    await robin.at('Sign the deed by video');
    await drive(wren, decider, 'RESCISSION');
    await page.reload();
    await robin.at('You’re done');
    expect(await robin.text()).toContain('Cancel here');
    await board.close();
  },
  TIMEOUT_MS,
);

it(
  'a borrower waits for a co-owner, sees that they declined, and reads nothing of theirs',
  async () => {
    const person = { ...T23, email: 'wren.again@example.com' };
    const again = await register(app, person);
    await drive(again, decider, 'WAITING_FOR_ADDITIONAL_SIGNERS');
    const board = await openBorrower(browser, 't23-board');
    await board.page.goto(`${home}/auth/login`);
    await board.page.evaluate((token) => localStorage.setItem('jwt', token), again.jwt);
    await board.page.goto(`${home}/${again.uuid}`);
    await board.at('Waiting for the other signers');
    expect(await board.text()).toContain(
      `Robin Cosigner Signs for the home · signer.${person.email} Invited, hasn’t signed in yet`,
    );
    const right = `robin.${person.email}`;
    await board.press('Change email (Robin Cosigner)');
    await board.type('Their email', person.email);
    await board.press('Send a new invitation');
    await board.page.getByText('Must be their own address, not yours').waitFor();
    await board.type('Their email', right);
    await board.press('Send a new invitation');
    await board.page.getByText(`We’ve sent an invitation to ${right}`).waitFor();

    const signer = await acceptInvitation(app, { email: right, name: 'Robin Cosigner' });
    await board.page.getByText('Signed in').waitFor();
    await advanceSigner(signer, 'SIGNER_SIGN');
    await signer.attempt('actAsSigner', { body: { act: 'REFUSED', reason: 'TERMS' } });
    await board.at('Someone declined to sign');
    expect(await board.text()).toContain('Declined to sign. They can sign in and choose “Start again”.');
    await board.page.goto(`${home}/dashboard`);
    await board.at('Your applications');
    await board.page.getByText('You can’t go on until they sign.').waitFor();
    await board.close();
  },
  TIMEOUT_MS,
);

it(
  'a co-owner whose address somebody else registered chooses a new password and takes the invitation up',
  async () => {
    const person = { ...T23, email: 'wren.third@example.com' };
    const third = await register(app, person);
    await drive(third, decider, 'DISCLOSURE_SIGNING');
    const invited = `signer.${person.email}`;
    await app.register({ email: invited });
    const code = await invitationCode(app, invited);
    const owner = await openBorrower(browser, 't23-taken-address');
    await owner.page.goto(`${home}/heloc-signer/login#${code}`);
    await owner.type('Email', invited);
    await owner.type('Password', 'a sentence of their own');
    await owner.press('Open my documents');
    await owner.page.getByText('This address already has an account here').waitFor();
    await owner.page.getByRole('link', { name: 'Choose a new password' }).click();
    await owner.type('Email address', invited);
    await owner.press('Email me a link');
    await owner.at('Check your email');
    const token = await emailedToken(app, invited, 'Reset your password');
    await owner.page.goto(`${home}/auth/reset-password#${token}`);
    await owner.type('New password', 'a sentence of their own');
    await owner.press('Save new password');
    await owner.at('Your password is changed');
    await owner.page.goto(`${home}/heloc-signer/login#${code}`);
    await owner.type('Email', invited);
    await owner.type('Password', 'a sentence of their own');
    await owner.press('Open my documents');
    await owner.at('Hello Robin Cosigner');
    await owner.close();
  },
  TIMEOUT_MS,
);
