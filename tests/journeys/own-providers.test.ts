// Proves PR-01, PR-02, PR-03, PR-04, PR-05, PR-06, PR-10.

import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleLendersAnd } from '../../apps/server/src/testing/sample-lenders.ts';
import { IS_LONG } from './borrower.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const INSURANCE = 'Show us that your home is insured';
const PROVIDERS = {
  bank: ['plaid'],
  income: ['truv', 'plaid'],
  credit: ['mismo'],
  property: ['attom'],
  valuation: ['attom'],
  sanctions: ['yente'],
  identity: ['stripe'],
  messaging: ['twilio'],
};

let visit: Visit;
beforeAll(async () => {
  const ORGANISATIONS_DIR = sampleLendersAnd({ homeline: { providers: PROVIDERS } });
  visit = await openVisit('own-providers', { ORGANISATIONS_DIR });
}, TIMEOUT_MS);
afterAll(() => visit?.end());

/** Links income and bank and shows an ID at the providers' own pages, and comes to the page with this heading. */
async function goThroughProviders(person: Persona, end: string) {
  await visit.goToStep('INCOME_VERIFICATION', person);
  const { page, at, tick, press } = visit.borrower;
  const button = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await at('How would you like to verify your income?');
  await tick(/^Link my payroll/);
  await press('Continue');
  await at('Link your payroll');
  await press('Link payroll');
  await page.getByRole('heading', { name: 'Find your employer' }).waitFor();
  await button('Continue');
  await page.getByLabel('User name').fill('goodlogin');
  await page.getByLabel('Password').fill('goodpassword');
  await button('Log in');
  await page.getByRole('link', { name: 'Return to your application' }).click();

  await at('Where should we send your money?');
  await tick(/^Link my bank account/);
  await press('Continue');
  await button('Continue');
  await button('Harborview Bank');
  await page.getByLabel('Username').fill('user_good');
  await page.getByLabel('Password').fill('pass_good');
  await button('Sign in');
  await page.getByRole('heading', { name: 'Choose your account' }).waitFor();
  await button('Continue');
  await button('Share');
  await at('Is this the right account?');
  await press('Yes, use this account');
  await at('Set up autopay');
  await tick(/^Autopay/);
  await tick(/^I authorize/);
  await press('Continue');

  await at('Verify your identity');
  await press('Continue at Stripe Identity');
  await page.getByRole('heading', { name: 'Scan your ID and your face' }).waitFor();
  await button('Agree and submit');
  await at(end);
}

describe('a borrower of a lender with providers of its own', () => {
  it(
    'links income and bank and shows an ID at their own pages (T01)',
    () => goThroughProviders(personOf('t01'), INSURANCE),
    TIMEOUT_MS,
  );

  it('is asked about at each of them, and over no bridge for what they offer', async () => {
    const requests = await visit.installation.requests();
    const asked = new Set(requests.map(({ port }) => port));
    const { messaging: _, ...served } = PROVIDERS;
    for (const [port, [first]] of Object.entries(served)) {
      expect(asked, port).toContain(`provider ${first}`);
      expect(asked).not.toContain(port);
    }
    // One soft pull and one hard pull.
    expect(requests.filter(({ port }) => port === 'provider mismo')).toHaveLength(2);
  });

  it.runIf(IS_LONG).each([
    ['whose credit file is frozen at first', 't02', INSURANCE],
    ['whose credit file is locked at first', 't04', INSURANCE],
    ['whom the bureau finds with the SSN alone', 't06', INSURANCE],
    ['who borrows against crypto', 't24', INSURANCE],
    ['whose name is on a sanctions list', 't49', 'A compliance officer is reviewing your application'],
  ])('%s does so too (%s)', (_, id, end) => goThroughProviders(personOf(id), end), TIMEOUT_MS);
});
