// Proves CA-26, ER-13, RO-06.

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '@homeline/contract/accounts/register.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, REGISTRATION } from '../../apps/server/src/testing/app.ts';
import type { Borrower } from './borrower.ts';
import { CLIENT_ID, CLIENT_SECRET, type IdentityProvider, identityProvider } from './identity-provider.ts';
import { openVisit, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const NAME = 'Homeline ID';
const CONTINUE = `Continue with ${NAME}`;

let provider: IdentityProvider;
let visit: Visit;
let ann: Borrower;
beforeAll(async () => {
  provider = await identityProvider();
  visit = await openVisit('broker', {
    ORGANISATIONS_DIR: organisationsWith(provider.url),
    BROKER_SECRETS: `homeline=${CLIENT_SECRET}`,
  });
  ann = visit.borrower;
}, TIMEOUT_MS);
afterAll(async () => {
  await visit?.end();
  provider?.close();
});

/** Returns the sample lenders. People of the first one sign in at the identity provider. */
function organisationsWith(url: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'organisations-'));
  cpSync(join(import.meta.dirname, '../../organisations'), folder, { recursive: true });
  const file = join(folder, 'homeline', 'organisation.json');
  const lender = JSON.parse(readFileSync(file, 'utf8'));
  const experiment = { customer: 'broker', agent: 'broker' };
  const issuer = { name: NAME, url, clientId: CLIENT_ID };
  const signIn = { ...lender.signIn, mode: 'optimizely', experiment, issuer };
  writeFileSync(file, JSON.stringify({ ...lender, signIn }));
  return folder;
}

async function registerPerson(email: string): Promise<void> {
  const answer = await fetch(visit.installation.url + register.path, {
    method: register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...REGISTRATION, firstName: 'Ann', email }),
  });
  expect(answer.status).toBe(201);
}

/** Signs in on the provider's own pages. */
async function signInAtProvider(email: string): Promise<void> {
  await ann.page.getByPlaceholder('Enter any login').fill(email);
  await ann.page.getByPlaceholder('and password').fill('any');
  await ann.page.getByRole('button', { name: 'Sign-in' }).click();
  await ann.page.getByRole('button', { name: 'Continue' }).click();
}

describe('a lender with an identity provider', () => {
  it(
    'that is down lets people sign in by password',
    async () => {
      await registerPerson('ann@example.com');
      await ann.page.goto(`${visit.home}/auth/login`);
      await ann.at('Welcome back');
      await ann.press(CONTINUE);
      await ann.page.getByText(`${NAME} isn’t answering right now.`).waitFor();
      await ann.type('Email address', 'ann@example.com');
      await ann.type('Password', PASSWORD);
      await ann.press('Sign in');
      await ann.at('Your applications');
      await ann.pick('Account', 'Logout');
      await ann.at('Welcome back');
    },
    TIMEOUT_MS,
  );

  it(
    'signs people in there, leads them back to their page, and signs them out there too',
    async () => {
      provider.open(visit.installation.url);
      await ann.page.goto(`${visit.home}/dashboard/settings`);
      await ann.at('Welcome back');
      await ann.press(CONTINUE);
      await signInAtProvider('ann@example.com');
      await ann.at('Settings');
      await ann.page.getByText('ann@example.com · Confirmed').waitFor();

      const back = ann.page.url();
      await ann.pick('Account', 'Logout');
      await ann.page.waitForURL(`${provider.url}/**`);
      await ann.page.goto(back);
      await ann.at('Welcome back');
    },
    TIMEOUT_MS,
  );

  it(
    'tells a person without an account here so, and refuses an answer to a sign-in of another tab',
    async () => {
      await ann.page.context().clearCookies();
      await ann.page.goto(`${visit.home}/auth/login`);
      await ann.press(CONTINUE);
      await signInAtProvider('stranger@example.com');
      await ann.at('We couldn’t sign you in');
      expect(await ann.text()).toContain('User not found');
      expect(await ann.text()).toContain('This sign-in has no account with us yet.');

      await ann.page.goto(`${visit.home}/auth/callback?code=stolen&state=of-another-tab`);
      await ann.at('We couldn’t sign you in');
      expect(await ann.text()).toContain('didn’t start in this tab');
      await ann.page.getByRole('link', { name: 'Back to sign in' }).click();
      await ann.at('Welcome back');
    },
    TIMEOUT_MS,
  );
});
