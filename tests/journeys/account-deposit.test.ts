// Proves PR-21, PR-22, PR-24.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleLendersAnd } from '../../apps/server/src/testing/sample-lenders.ts';
import { expectAccessible, overflowPx } from './borrower.ts';
import { DESKTOP_VIEWPORT, openVisit, PHONE_VIEWPORT, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;

let visit: Visit;
let uuid: string;
beforeAll(async () => {
  const lenders = { homeline: { providers: { bank: ['plaid'] }, microDeposits: true } };
  visit = await openVisit('account-deposit', { ORGANISATIONS_DIR: sampleLendersAnd(lenders) });
  uuid = await visit.goToStep('DISBURSEMENT_ACCOUNT', personOf('t01'));
}, TIMEOUT_MS);
afterAll(() => visit?.end());

const button = (name: string) => visit.borrower.page.getByRole('button', { name, exact: true }).click();

/** Enters a code on the provider's page, which asks for it again while it is wrong. */
async function enter(code: string): Promise<void> {
  const { page } = visit.borrower;
  await page.getByLabel('Code').fill(code);
  await button('Continue');
}

/** The page fits both widths and is accessible in both themes, after a refresh too, as `every-page.test.ts` has it for the others. */
async function fits(heading: string): Promise<void> {
  const { page, at } = visit.borrower;
  for (const viewport of [PHONE_VIEWPORT, DESKTOP_VIEWPORT]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await at(heading);
      expect(await overflowPx(page)).toBe(0);
      await expectAccessible(page, `${heading} at ${viewport.width} px, ${colorScheme}`);
    }
  }
}

it(
  'a borrower whose bank isn’t listed types the account at Plaid, goes on, and comes back with the code of the deposit',
  async () => {
    const { page, at, tick, press, text } = visit.borrower;
    await page.goto(`${visit.home}/${uuid}/bank/disburse`);
    await at('Where should we send your money?');
    await tick(/^Link my bank account/);
    await press('Continue');
    await page.getByRole('heading', { name: /uses Plaid to connect your account/ }).waitFor();
    await button('Continue');
    await page.getByText('Instantly').click();
    await button('Continue');
    await page.getByLabel('Bank').fill('a bank of no list');
    await button('Search');
    await page.getByText('We know no bank of that name.').waitFor();
    await button('Link with account numbers');
    await page.getByLabel('Routing number').fill('110000000');
    await page.getByLabel('Account number').fill('1111222233330000');
    await button('Authorize');
    await page.getByRole('heading', { name: 'Your deposit is on its way' }).waitFor();
    await button('Done');

    await at('A small deposit is on its way');
    await fits('A small deposit is on its way');
    expect(await text()).toContain('within 1–2 business days');
    await press('Continue my application');
    await at('Verify your identity');
    await page.getByRole('link', { name: 'Enter the code of your small deposit' }).click();
    await at('Enter the code of your small deposit');
    await fits('Enter the code of your small deposit');
    await press('Enter the code');
    await page.getByRole('heading', { name: /uses Plaid to connect your account/ }).waitFor();
    await button('Continue');
    await enter('XYZ');
    await page.getByText('That isn’t the code of the deposit.').waitFor();
    await enter('abc');
    await at('We’re reviewing your bank account');
  },
  TIMEOUT_MS,
);
