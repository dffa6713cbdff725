// Proves SE-01, SE-02, SE-03, SE-04, SH-05.

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInWithPasskey } from '@homeline/contract/accounts/passkeys.ts';
import { register } from '@homeline/contract/accounts/register.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode, totpStep } from '../../apps/server/src/modules/accounts/second-factor/totp.ts';
import { PASSWORD, REGISTRATION } from '../../apps/server/src/testing/app.ts';
import type { Borrower } from './borrower.ts';
import { openVisit, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const WAIT_MS = 60_000;
const NEW_PASSWORD = 'another sentence to keep';

let visit: Visit;
let ann: Borrower;
let people = 0;
beforeAll(async () => {
  visit = await openVisit('sign-in', { ORGANISATIONS_DIR: organisationsAtLocalhost() });
  ann = visit.borrower;
}, TIMEOUT_MS);
afterAll(() => visit?.end());

/** Returns the sample lenders, the first one at the host name `localhost`: passkeys need a host name. */
function organisationsAtLocalhost(): string {
  const folder = mkdtempSync(join(tmpdir(), 'organisations-'));
  cpSync(join(import.meta.dirname, '../../organisations'), folder, { recursive: true });
  const file = join(folder, 'homeline', 'organisation.json');
  const lender = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...lender, hosts: ['localhost'] }));
  return folder;
}

/** Registers a person and returns their email address. */
async function newPerson(): Promise<string> {
  people += 1;
  const email = `ann${people}@example.com`;
  const answer = await fetch(visit.installation.url + register.path, {
    method: register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...REGISTRATION, firstName: 'Ann', email }),
  });
  expect(answer.status).toBe(201);
  return email;
}

/** Waits for the newest email with a subject and returns the address of its link. */
async function linkIn(email: string, subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${visit.installation.sandboxUrl}/control/messages`);
        const messages = (await answer.json()) as { to: string; subject?: string; text: string }[];
        const message = messages.findLast((one) => one.to === email && one.subject === subject);
        link = /http\S+/.exec(message?.text ?? '')?.[0] ?? '';
        return link;
      },
      { timeout: WAIT_MS },
    )
    .not.toBe('');
  return link;
}

async function signIn(email: string, password: string = PASSWORD, home = visit.home): Promise<void> {
  await ann.page.goto(`${home}/auth/login`);
  await ann.type('Email address', email);
  await ann.type('Password', password);
  await ann.press('Sign in');
}

async function signOut(): Promise<void> {
  await ann.pick('Account', 'Logout');
  await ann.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
}

describe('a person who forgot their password', () => {
  it(
    'chooses a new one with an emailed link, which works once',
    async () => {
      const email = await newPerson();
      await ann.page.goto(`${visit.home}/auth/login`);
      await ann.page.getByRole('link', { name: 'Forgot your password?' }).click();
      await ann.at('Reset your password');
      await ann.pressExpectingProblems('Email me a link', ['Email address: Required']);
      await ann.type('Email address', email);
      await ann.press('Email me a link');
      await ann.at('Check your email');

      const link = await linkIn(email, 'Reset your password');
      await ann.page.goto(link);
      await ann.at('Choose a new password');
      const username = ann.page.locator('input[autocomplete="username"]');
      await username.waitFor({ state: 'attached' });
      expect(await username.inputValue()).toBe(email);
      await ann.type('New password', 'short');
      await ann.pressExpectingProblems('Save new password', ['New password: Must be at least 12 characters']);
      await ann.type('New password', NEW_PASSWORD);
      await ann.press('Save new password');
      await ann.at('Your password is changed');
      await ann.page.getByText('You can check your passkeys under “Settings”.').waitFor();
      await signIn(email);
      await ann.page.getByText('The email or password is incorrect.').waitFor();
      await signIn(email, NEW_PASSWORD);
      await ann.at('Your applications');

      await ann.page.goto('about:blank');
      await ann.page.goto(link);
      await ann.at('This link doesn’t work anymore');
    },
    TIMEOUT_MS,
  );
});

describe('a person who signs in by email', () => {
  it(
    'presses once, since a mail scanner opens the link too, and finds it used up afterwards',
    async () => {
      const email = await newPerson();
      await ann.page.goto(`${visit.home}/auth/login`);
      await ann.page.evaluate(() => localStorage.clear());
      await ann.page.goto(`${visit.home}/security`);
      await ann.page.getByRole('link', { name: 'Email me a sign-in link' }).click();
      await ann.at('Sign in by email');
      await ann.type('Email address', email);
      await ann.press('Email me a link');
      const link = await linkIn(email, 'Your sign-in link');

      const scanner = await ann.page.context().newPage();
      await scanner.goto(link);
      await scanner.getByRole('heading', { name: 'Ready to sign in?' }).waitFor();
      await scanner.close();
      await ann.page.goto(link);
      await ann.at('Ready to sign in?');
      await ann.press('Sign in');
      await ann.at('Settings');
      expect(ann.page.url()).not.toContain('#');

      await ann.page.goto('about:blank');
      await ann.page.goto(link);
      await ann.press('Sign in');
      await ann.at('This link doesn’t work anymore');
      await ann.page.getByRole('link', { name: 'Get a new link' }).click();
      await ann.at('Sign in by email');
    },
    TIMEOUT_MS,
  );

  it(
    'confirms their address with the link of the registration',
    async () => {
      const email = await newPerson();
      await ann.page.goto(await linkIn(email, 'Confirm your email address'));
      await ann.at('Is this your email address?');
      await ann.press('Confirm email address');
      await ann.at('Enter your password');
      await ann.type('Password', 'not the one they chose');
      await ann.press('Confirm email address');
      await ann.page.getByText('This isn’t the password of this account.').waitFor();
      await ann.type('Password', PASSWORD);
      await ann.press('Confirm email address');
      await ann.at('Your email address is confirmed');
      await signIn(email);
      await ann.at('Your applications');
      await ann.pick('Account', 'Settings');
      await ann.page.getByText(`${email} · Confirmed`).waitFor();
    },
    TIMEOUT_MS,
  );

  it(
    'shuts out a stranger who registered with their address',
    async () => {
      const email = await newPerson();
      const chosen = 'a sentence that the owner chose';
      await ann.page.goto(await linkIn(email, 'Confirm your email address'));
      await ann.press('Confirm email address');
      await ann.page.getByRole('link', { name: 'I don’t know the password' }).click();
      await ann.at('Choose a new password');
      await ann.type('New password', chosen);
      await ann.press('Save new password');
      await ann.at('Your password is changed');
      await signIn(email);
      await ann.page.getByText('The email or password is incorrect.').waitFor();
      await ann.type('Password', chosen);
      await ann.press('Sign in');
      await ann.at('Your applications');
    },
    TIMEOUT_MS,
  );
});

describe('a person who goes on later', () => {
  it(
    'opens the emailed link on another device, signs in there, and is where they left off',
    async () => {
      const email = await newPerson();
      await signIn(email);
      await ann.page.getByRole('link', { name: /^Continue/ }).click();
      await ann.at('Is this you?');
      await ann.press('Email me a link to continue later');
      await ann.page.getByText('We’ve emailed you a link.').waitFor();
      const link = await linkIn(email, 'Continue your application');
      await ann.page.evaluate(() => localStorage.clear());
      await ann.page.goto(link);
      await ann.at('Welcome back');
      await ann.type('Email address', email);
      await ann.type('Password', PASSWORD);
      await ann.press('Sign in');
      await ann.at('Is this you?');
    },
    TIMEOUT_MS,
  );
});

describe('a person with an authenticator app', () => {
  it(
    'sets it up, is asked for a code, and signs in with a recovery code when the phone is gone',
    async () => {
      const email = await newPerson();
      await signIn(email);
      await ann.at('Your applications');
      await ann.pick('Account', 'Settings');
      await ann.at('Settings');
      await ann.press('Set up two-step sign-in');
      const secret = (await ann.page.locator('.secret-key').textContent()) ?? '';
      await ann.page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      await ann.at('Settings');
      await ann.pressExpectingProblems('Turn on two-step sign-in', ['Code from your app: Required']);
      await ann.type('Code from your app', totpCode(secret, totpStep(Date.now()) - 1));
      await ann.press('Turn on two-step sign-in');
      await ann.page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
      const codes = await ann.page.locator('.recovery-codes li').allTextContents();
      expect(codes).toHaveLength(10);
      await ann.at('Settings');
      await ann.press('I’ve saved my codes');
      await ann.page.getByText('On. We ask for a code').waitFor();

      await signOut();
      await signIn(email);
      await ann.at('Enter your code');
      await ann.type('Code', '000000');
      await ann.press('Sign in');
      await ann.page.getByText('This code is incorrect.').waitFor();
      await ann.type('Code', totpCode(secret, totpStep(Date.now())));
      await ann.press('Sign in');
      await ann.at('Your applications');

      await signOut();
      await signIn(email);
      await ann.type('Code', codes[0] ?? '');
      await ann.press('Sign in');
      await ann.at('Your applications');
    },
    TIMEOUT_MS,
  );
});

describe('a person with a passkey', () => {
  it(
    'adds it, signs in without a password, and can’t once it is removed; a recorded sign-in can’t be repeated',
    async () => {
      const email = await newPerson();
      const home = visit.home.replace('127.0.0.1', 'localhost');
      const device = await ann.page.context().newCDPSession(ann.page);
      await device.send('WebAuthn.enable');
      await device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
          ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
        },
      });
      await signIn(email, PASSWORD, home);
      await ann.at('Your applications');
      await ann.page.goto(`${home}/security`);
      await ann.press('Add a passkey');
      await ann.page.getByText('We’ve added your passkey.').waitFor();
      await ann.at('Settings');
      await signOut();

      await ann.at('Welcome back');
      const sent = ann.page.waitForRequest((request) => request.url().endsWith(signInWithPasskey.path));
      await ann.press('Sign in with a passkey');
      await ann.at('Your applications');
      const request = await sent;
      const replay = await fetch(request.url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: request.postData() ?? '',
      });
      expect(replay.status).toBe(401);
      expect(await replay.json()).toMatchObject({ code: 'PASSKEY_REFUSED' });

      await ann.page.goto(`${home}/security`);
      await ann.page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
      await ann.page.getByText('We’ve removed your passkey.').waitFor();
      await signOut();
      await ann.at('Welcome back');
      await ann.press('Sign in with a passkey');
      await ann.page.getByText('We couldn’t use this passkey.').waitFor();
    },
    TIMEOUT_MS,
  );
});

describe('a person signed in on two devices', () => {
  it(
    'sees both, signs the lost one out, and then every one',
    async () => {
      const email = await newPerson();
      await signIn(email);
      await ann.at('Your applications');
      await ann.page.goto(`${visit.home}/security`);
      await ann.at('Settings');
      await ann.page.getByText('Chrome on Linux · This device').waitFor();
      await ann.page.getByRole('button', { name: 'Sign out Unknown device' }).click();
      await ann.page.getByText('We’ve signed that device out.').waitFor();
      await ann.page.getByText('Unknown device').first().waitFor({ state: 'detached' });
      await ann.press('Sign out everywhere');
      await ann.at('Welcome back');
      await ann.page.goto(`${visit.home}/security`);
      await ann.at('Welcome back');
    },
    TIMEOUT_MS,
  );
});
