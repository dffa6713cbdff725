// Proves RT-05.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const CHOOSE = 'Where should we send your money?';

let visit: Visit;
let uuid: string;
beforeAll(async () => {
  visit = await openVisit('bank-link');
  uuid = await visit.goToStep('DISBURSEMENT_ACCOUNT', personOf('t01'));
}, TIMEOUT_MS);
afterAll(() => visit?.end());

/** Leaves for the link page and chooses a bank that signs people in on its own page. */
async function leaveForBank(): Promise<void> {
  const { page, at, tick, press } = visit.borrower;
  await page.goto(`${visit.home}/${uuid}/bank/disburse`);
  await at(CHOOSE);
  await tick(/^Link my bank account/);
  await press('Continue');
  await page.getByText('Granite State Bank').click();
  await press('Continue');
  await page.getByRole('heading', { name: 'Share your account details?' }).waitFor();
}

describe('a borrower whose bank signs them in on its own page', () => {
  it(
    'who does not allow access comes back to the choice of an account',
    async () => {
      await leaveForBank();
      await visit.borrower.press('Don’t allow');
      await visit.borrower.page.getByText('No account was linked').waitFor();
    },
    TIMEOUT_MS,
  );

  it(
    'in another browser is led to their applications',
    async () => {
      const { page, at } = visit.borrower;
      await leaveForBank();
      await page.goto(`${visit.home}/dashboard`);
      const kept = await page.evaluate(() => {
        const opened = localStorage.getItem('oauthReturn');
        localStorage.removeItem('oauthReturn');
        return opened;
      });
      expect(kept).toContain(uuid);
      await page.goto(`${visit.home}/plaid-oauth-success?oauth_state_id=lost`);
      await at('Finish linking your bank');
      await page.getByRole('link', { name: 'Go to your applications' }).click();
      await at('Your applications');
    },
    TIMEOUT_MS,
  );

  it(
    'whose session ended meanwhile signs in and goes on with the same link',
    async () => {
      const { page } = visit.borrower;
      await leaveForBank();
      const atBank = page.url();
      await page.goto(`${visit.home}/auth/login`);
      const [jwt, opened] = await page.evaluate(() => [
        localStorage.getItem('jwt'),
        localStorage.getItem('oauthReturn'),
      ]);
      await page.evaluate(() => localStorage.removeItem('jwt'));
      await page.goto(atBank);
      await visit.borrower.press('Allow');
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('redirectUrl')).toMatch(
        /^\/account\/heloc\/plaid-oauth-success\?oauth_state_id=/,
      );
      expect(opened).toContain(uuid);
      await page.evaluate((token) => localStorage.setItem('jwt', token ?? ''), jwt);
      await page.goto(`${visit.installation.url}${searchParams.get('redirectUrl')}`);
      await visit.borrower.at('Is this the right account?');
      expect(await visit.borrower.text()).toContain('Granite State Bank');
      expect(await visit.borrower.text()).toContain('3579');
    },
    TIMEOUT_MS,
  );
});
