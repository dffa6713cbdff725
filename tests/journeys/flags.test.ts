// Proves CA-09, CO-50, CO-52, CO-53, RT-27.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FlagDecision } from '@homeline/contract/flags/ask-flags.ts';
import { type FlagKey, flagRow } from '@homeline/domain/flags/flags.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPersonEmail } from '../../apps/server/src/modules/accounts/staff.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;
/** A change reaches an open page within this time. */
const SECONDS_MS = 15_000;
const TITLE = 'Scheduled Maintenance';
const PICTURES = join(import.meta.dirname, '../../test-results/flags-820');

let visit: Visit;
let borrower: Borrower;
let admin: Borrower;
beforeAll(async () => {
  visit = await openVisit('flags');
  borrower = visit.borrower;
  const browser = borrower.page.context().browser();
  if (!browser) throw new Error('The browser has closed');
  admin = await openBorrower(browser, 'flags-console');
  await admin.page.goto(`${visit.installation.url}/console/flags`);
  await admin.at('Sign in to the console');
  await admin.type('Email address', firstPersonEmail('homeline', 'ADMINISTRATOR'));
  await admin.type('Password', visit.installation.staff.password);
  await admin.press('Sign in');
  await admin.at('Flags');
  mkdirSync(PICTURES, { recursive: true });
}, TIMEOUT_MS);
afterAll(async () => {
  await admin?.close();
  await visit?.end();
});

/** Opens a flag by keyboard. */
async function openFlag(key: FlagKey): Promise<void> {
  const { label } = flagRow(key);
  await admin.page.goto(`${visit.installation.url}/console/flags`);
  await admin.at('Flags');
  await admin.page.getByRole('link', { name: label, exact: true }).press('Enter');
  await admin.at(label);
}

async function change(reason: string): Promise<void> {
  await admin.type('Reason', reason);
  await admin.page.getByRole('button', { name: 'Change flag' }).press('Enter');
  await admin.page.getByText('Flag changed.').first().waitFor();
  await admin.page.getByRole('listitem').filter({ hasText: reason }).waitFor();
}

async function pictureAt820(name: string): Promise<void> {
  await admin.page.setViewportSize({ width: 820, height: 1180 });
  await admin.page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
  await admin.page.setViewportSize({ width: 1280, height: 900 });
}

const heading = (name: string) => borrower.page.getByRole('heading', { level: 1, name });

/** Opens a page in another tab until the maintenance page is there. @returns every heading that was visible on the way */
async function headingsWhileLoading(address: string): Promise<string[]> {
  const page = await borrower.page.context().newPage();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { headingsSeen: () => [...seen] });
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility()) seen.add(heading.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  const seen = await page.evaluate(() =>
    (window as unknown as { headingsSeen: () => string[] }).headingsSeen(),
  );
  await page.close();
  await borrower.page.bringToFront();
  return seen;
}

/** Opens a page twice in a fresh browser. @returns whether each visit was to show the chat */
async function visitsOfOne({ optsOut = false } = {}): Promise<boolean[]> {
  const context = await admin.page.context().browser()?.newContext();
  if (!context) throw new Error('The browser has closed');
  if (optsOut)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
  const page = await context.newPage();
  const shown: boolean[] = [];
  for (let visits = 0; visits < 2; visits += 1) {
    const decided = page.waitForResponse(
      (response) => response.request().postData()?.includes('fe-webchat') === true,
    );
    await page.goto(`${visit.home}/register`);
    const { decisions } = (await (await decided).json()) as { decisions: FlagDecision[] };
    shown.push(decisions.find(({ featureKey }) => featureKey === 'fe-webchat')?.enabled === true);
  }
  await context.close();
  return shown;
}

describe('an administrator', () => {
  it(
    'closes pages for maintenance and opens them again, and people who were typing lose nothing',
    async () => {
      const { page } = borrower;
      const person = personOf('t01');
      await page.goto(`${visit.home}/register`);
      await borrower.type('Street address', person.property.street1);
      await borrower.type('City', 'Half a ci');
      const signIn = await page.context().newPage();
      await signIn.goto(`${visit.home}/auth/login`);
      await signIn.getByLabel('Email address').fill('avery@example.com');
      await signIn.getByLabel('Password', { exact: true }).fill('never kept anywhere');
      await page.bringToFront();

      await openFlag('fe-heloc-maintenance');
      await pictureAt820('maintenance-off');
      await admin.page.getByRole('radio', { name: 'On', exact: true }).check();
      await admin.type('Closed pages', 'register');
      await admin.page.getByRole('button', { name: 'Change flag' }).press('Enter');
      await admin.page.getByText('Must be a path such as /register or /:uuid/income').first().waitFor();
      await admin.type('Closed pages', '/register\n/auth');
      await admin.type('Message', 'We’re moving our servers. We’ll be back at nine.');
      await admin.tick('Show a link to the dashboard');
      await change('Moving the servers');
      await admin.at('Maintenance');
      await admin.page.getByText('On, closes /register /auth').first().waitFor();
      await admin.page.getByText('Times are in your time zone, Eastern Time.').waitFor();
      await pictureAt820('maintenance-on');

      await heading(TITLE).waitFor({ timeout: SECONDS_MS });
      await borrower.at(TITLE);
      expect(await borrower.text()).toContain('We’ll be back at nine.');
      expect(await borrower.text()).toContain('What you typed stays while this page is open');
      expect(await page.getByLabel('Street address').isVisible()).toBe(false);
      expect(await page.getByRole('link', { name: 'Go to your applications' }).getAttribute('href')).toBe(
        '/account/heloc/dashboard',
      );
      expect(await headingsWhileLoading(`${visit.home}/register`)).toEqual([TITLE]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await borrower.at(TITLE);
      await page.emulateMedia({ colorScheme: 'light' });
      await signIn.bringToFront();
      await signIn.getByRole('heading', { level: 1, name: TITLE }).waitFor({ timeout: SECONDS_MS });
      const open = await page.context().newPage();
      await open.goto(`${visit.home}/privacy`);
      await open.getByRole('heading', { level: 1, name: 'Your privacy' }).waitFor();
      await open.close();

      await openFlag('fe-heloc-maintenance');
      await admin.page.getByRole('radio', { name: 'Off', exact: true }).check();
      await change('The servers have moved');
      await signIn.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor({ timeout: SECONDS_MS });
      expect(await signIn.getByLabel('Password', { exact: true }).inputValue()).toBe('never kept anywhere');
      await signIn.close();
      await page.bringToFront();
      await heading('What’s the address of your home?').waitFor({ timeout: SECONDS_MS });
      expect(await page.getByLabel('Street address').inputValue()).toBe(person.property.street1);
      expect(await page.getByLabel('City').inputValue()).toBe('Half a ci');
      await borrower.type('City', person.property.city);
      await borrower.choose('State', 'Ohio');
      await borrower.type('ZIP code', person.property.zip);
      await borrower.tick(/^I live there/);
      await borrower.press('Continue');
      await page.getByRole('heading', { name: /^Is your home for sale/ }).waitFor();
    },
    TIMEOUT_MS,
  );

  it(
    'closes every application and opens them again, and a signed-in borrower goes on with what they typed',
    async () => {
      const { page } = borrower;
      await visit.goToStep('IN_PROGRESS', personOf('t01'));
      await page.getByRole('button', { name: 'Change your name or date of birth' }).click();
      await page.getByLabel(/^Middle name/).fill('Quincy');
      await openFlag('fe-heloc-maintenance');
      await admin.page.getByRole('radio', { name: 'On', exact: true }).check();
      await admin.type('Closed pages', '/:uuid');
      await change('The bureau is down');
      await heading(TITLE).waitFor({ timeout: SECONDS_MS });
      const decided = page.waitForResponse(/\/v2\/decision$/);
      await page.goto(`${visit.home}/dashboard`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await decided;
      expect(await heading(TITLE).count()).toBe(0);
      await page.goBack();
      await heading(TITLE).waitFor({ timeout: SECONDS_MS });
      await openFlag('fe-heloc-maintenance');
      await admin.page.getByRole('radio', { name: /^Lender’s default/ }).check();
      await change('The bureau is back');
      await heading(TITLE).waitFor({ state: 'detached', timeout: SECONDS_MS });
      await page.getByText('Quincy').waitFor();
    },
    TIMEOUT_MS,
  );

  it(
    'stops nobody when flags can’t be looked up',
    async () => {
      const { page } = borrower;
      await page.route('**/service-optimize/**', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v2/decision'));
      await page.reload();
      await page.getByRole('button', { name: 'Change your name or date of birth' }).click();
      await page.getByLabel(/^Middle name/).fill('Quincy');
      await failed;
      expect(await page.getByLabel(/^Middle name/).inputValue()).toBe('Quincy');
      expect(await heading(TITLE).count()).toBe(0);
      await page.unroute('**/service-optimize/**');
    },
    TIMEOUT_MS,
  );

  it(
    'runs an experiment and sees how many people got each variant',
    async () => {
      // An open page of the borrower would take part too.
      await borrower.page.goto('about:blank');
      await openFlag('fe-heloc-sign-in');
      await admin.page.getByText(/a change has no effect/).waitFor();
      expect(await admin.page.getByRole('radio', { name: /^A share of people/ }).count()).toBe(0);
      await openFlag('fe-webchat');
      await admin.tick(/^A share of people/);
      await admin.type('On, percent', '60');
      await admin.type('Off, percent', '50');
      await admin.page.getByRole('button', { name: 'Change flag' }).press('Enter');
      await admin.page.getByText('Must add up to 100, not 110').first().waitFor();
      await admin.type('On, percent', '50');
      await change('Whether a chat helps more people finish');
      await admin.page.getByText('Nobody yet.').waitFor();

      const [first, second] = [await visitsOfOne(), await visitsOfOne()];
      for (const visits of [first, second]) expect(visits[1]).toBe(visits[0]);
      // The lender's folder turns the chat on.
      expect(await visitsOfOne({ optsOut: true })).toEqual([true, true]);
      await openFlag('fe-webchat');
      const table = admin.page.getByRole('region', { name: 'People in the experiment' });
      const counts = await table.locator('tbody td:nth-child(3)').allTextContents();
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(2);
      await pictureAt820('experiment');
      await admin.page.emulateMedia({ colorScheme: 'dark' });
      await admin.at('Web chat');
      await admin.page.emulateMedia({ colorScheme: 'light' });

      await admin.page.goto(`${visit.installation.url}/console/flags`);
      await admin.at('Flags');
      await admin.page
        .getByRole('row', { name: /^Web chat\s*Shows/ })
        .getByText('On 50%, Off 50%')
        .waitFor();
      await pictureAt820('flags');
      await admin.page.goto(`${visit.installation.url}/console/staff`);
      await admin.at('Staff');
      await admin.page.getByText('fe-webchat').first().waitFor();
    },
    TIMEOUT_MS,
  );
});
