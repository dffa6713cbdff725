// Proves CA-06, CA-42, CA-43, EN-08, SH-10.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { callerAt } from './traveller.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
const PERSON = personOf('t24');
const ADDRESS = PERSON.walletAddress ?? '';
/** A Tuesday at noon in Los Angeles, when the sample lender’s agents answer. */
const OPEN = '2026-12-01T20:00:00.000Z';
const SHOWN = 'tp16lw…6zy6u';

let visit: Visit;
let uuid = '';
beforeAll(async () => {
  visit = await openVisit('wallet');
  await visit.installation.moveClock(OPEN);
}, TIMEOUT_MS);
afterAll(() => visit?.end());

describe('an owner of digital assets (T24)', () => {
  it(
    'who comes with utm_source=cloc has a line that stays in dollars',
    async () => {
      const { borrower } = visit;
      await register();
      uuid = await visit.goToStep('DISBURSEMENT_ACCOUNT', PERSON);
      await borrower.at('Where should we send your money?');
      expect(await borrower.text()).toContain(
        'We pay in U.S. dollars, to a bank account Your money can’t go to a wallet.',
      );
    },
    TIMEOUT_MS,
  );

  it(
    'reaches the agents for owners of digital assets in the chat',
    async () => {
      const { borrower, installation } = visit;
      const ask = callerAt(installation.url);
      const jwt = await borrower.page.evaluate(() => localStorage.getItem('jwt') ?? '');
      const { nonce } = (await ask('authenticateWebChat', {}, jwt)).body as { nonce: string };
      const started = await ask('initWebChat', {
        body: { friendlyName: PERSON.name, emailAddress: PERSON.email, nonce, applicationUuid: uuid },
        headers: { 'idempotency-key': randomUUID() },
      });
      expect(started).toMatchObject({ status: 201, body: { skill: PERSON['chatSkill'] } });
    },
    TIMEOUT_MS,
  );

  it(
    'reads in the disclosures what the line means for their assets',
    async () => {
      const { borrower, home } = visit;
      const { page } = borrower;
      await page.goto(`${home}/dashboard`);
      await borrower.at('Your applications');
      await page.getByRole('button', { name: /^Show all documents/ }).click();
      await page.getByRole('button', { name: 'Read Additional mortgage disclosures' }).click();
      await page.getByRole('dialog').getByText('Digital assets and your line').last().waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    },
    TIMEOUT_MS,
  );

  it(
    'links a wallet by its address, which their notifications then show in short',
    async () => {
      const { borrower, home } = visit;
      const { page } = borrower;
      await page.getByRole('link', { name: 'Your wallets' }).click();
      await borrower.at('Your wallets');
      await borrower.pressExpectingProblems('Link wallet', ['Name: Required', 'Wallet address: Required']);
      await borrower.type('Name', 'Savings');
      await borrower.type('Wallet address', ADDRESS.replace('6u', '6s'));
      await borrower.pressExpectingProblems('Link wallet', [
        'Wallet address: Must be a wallet address, copied whole from your wallet',
      ]);
      await borrower.type('Wallet address', ADDRESS);
      await borrower.press('Link wallet');
      await page.getByRole('heading', { level: 2, name: 'Savings' }).waitFor();
      expect(await borrower.text()).toContain(`Address ${SHOWN}`);
      expect(await borrower.text()).not.toContain(ADDRESS);
      await borrower.type('Share with (email address)', 'Robin@example.com');
      await borrower.press('Share wallet');
      await page.getByRole('button', { name: 'Stop sharing with robin@example.com' }).waitFor();
      await page.reload();
      await borrower.at('Your wallets');
      await page.getByRole('button', { name: 'Stop sharing with robin@example.com' }).click();
      await page.getByText('Only you can see this wallet.').waitFor();

      await page.goto(`${home}/dashboard`);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const panel = page.getByRole('region', { name: 'Notifications' });
      // Messages of the same moment are folded.
      await panel.getByText(SHOWN).first().waitFor({ state: 'attached' });
      await page.goto(`${home}/dashboard/wallet`);
      const dialog = page.getByRole('dialog', { name: 'Remove Savings?' });
      await page.getByRole('button', { name: 'Remove wallet Savings' }).click();
      await dialog.getByRole('button', { name: 'Keep wallet' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { level: 2, name: 'Savings' }).waitFor();
      await page.getByRole('button', { name: 'Remove wallet Savings' }).click();
      await dialog.getByRole('button', { name: 'Remove wallet' }).click();
      await page.getByRole('heading', { level: 2, name: 'Savings' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await panel.getByRole('listitem').first().waitFor();
      await expect.poll(() => panel.getByText(SHOWN).count()).toBe(0);
    },
    TIMEOUT_MS,
  );
});

describe('a lender’s own wallet service', () => {
  it(
    'answers the pages’ wallet calls instead of our server',
    async () => {
      const service = 'https://wallet.lender.example';
      const elsewhere = await openVisit('wallet-service', { WALLET_SERVICE_URL: service });
      const { borrower, home } = elsewhere;
      const { page } = borrower;
      const asked: string[] = [];
      await page.route(`${service}/**`, (route) => {
        const request = route.request();
        if (request.method() !== 'OPTIONS') asked.push(`${request.method()} ${request.url()}`);
        return route.fulfill({
          json: [],
          headers: {
            'access-control-allow-origin': new URL(home).origin,
            'access-control-allow-credentials': 'true',
            'access-control-allow-headers': 'authorization,x-org,content-type,idempotency-key',
          },
        });
      });
      await elsewhere.goToStep('LIEN_VERIFICATION', PERSON);
      await page.goto(`${home}/dashboard/wallet`);
      await borrower.at('Your wallets');
      expect(asked).toEqual([`GET ${service}/service-wallet/secure/api/v4/account`]);
      await elsewhere.end();
    },
    TIMEOUT_MS,
  );
});

/** Registers on the pages, from the address that an advertisement for owners of digital assets leads to. */
async function register(): Promise<void> {
  const { borrower, home } = visit;
  const { page } = borrower;
  const { property, income } = PERSON;
  const next = () => borrower.press('Continue');
  await page.goto(`${home}/register?utm_source=cloc`);
  await borrower.type('Street address', property.street1);
  await borrower.type('City', property.city);
  await borrower.choose('State', 'Ohio');
  await borrower.type('ZIP code', property.zip);
  await borrower.tick(/^I live there/);
  await next();
  await borrower.tick('No');
  await next();
  await borrower.choose('Where your income comes from', 'Employed full time');
  await borrower.type('Monthly income before taxes', String(income.monthlyGross));
  await next();
  const [firstName = '', lastName = ''] = PERSON.name.split(' ');
  await borrower.type('First name', firstName);
  await borrower.type('Last name', lastName);
  await next();
  const [year = '', month = '', day = ''] = PERSON.dob.split('-');
  await borrower.type('Month', month);
  await borrower.type('Day', day);
  await borrower.type('Year', year);
  await next();
  await borrower.type('Email address', PERSON.email);
  await borrower.type('Mobile phone', PERSON.phone);
  await next();
  await borrower.type('Password', PASSWORD);
  await borrower.press('Create account');
  await page.getByRole('heading', { level: 1, name: 'Is this you?' }).waitFor();
}
