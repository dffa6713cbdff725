// Proves OR-02, OR-06, RT-06, RT-24, RT-26, RT-30, RT-31, SH-15.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { DATABASE_OF_RUN, type Installation, startInstallation } from './installation.ts';

const TIMEOUT_MS = 240_000;

let installation: Installation;
let browser: Browser;
let stranger: Borrower;
let home: string;
beforeAll(async () => {
  [installation, browser] = await Promise.all([startInstallation(DATABASE_OF_RUN), startBrowser()]);
  home = `${installation.url}/account/heloc`;
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await installation?.stop();
});

/** Opens a fresh browser at an address. */
async function arrive(path: string): Promise<Borrower> {
  await stranger?.close();
  stranger = await openBorrower(browser, 'strangers');
  await stranger.page.goto(`${home}${path}`);
  return stranger;
}

describe('a stranger', () => {
  it.each([
    ['homeline', 'Your home’s equity, on your terms.', '$25 to $6,180'],
    ['harborview', 'Apply for an Equity Credit Line.', '$30 to $2,800'],
  ])(
    'reads on the start page of %s what a line costs, and applies',
    async (lender, welcome, openingFees) => {
      const { page, at, text } = await arrive(`/?orgCode=${lender}`);
      await at(welcome);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.reload();
      await at(welcome);
      expect(await text()).toContain('$15,000 to $400,000');
      expect(await text()).toContain(openingFees);
      expect(await text()).toMatch(/APR Includes the origination fee \d+\.\d\d% to \d+\.\d\d%/);
      expect(await text()).toMatch(/Up to \d\.\d\d% of the line/);
      await page.getByRole('link', { name: 'Continue my application' }).click();
      await at('Welcome back');
      await page.goBack();
      await page.getByRole('link', { name: 'Apply now' }).click();
      await at('What’s the address of your home?');
    },
    TIMEOUT_MS,
  );

  it(
    'reads how the site handles their information',
    async () => {
      const { at } = await arrive('/privacy');
      await at('Your privacy');
    },
    TIMEOUT_MS,
  );

  it(
    'sees a plain page for a lender that does not exist, and goes on to the start page',
    async () => {
      const { page, at } = await arrive('/?orgCode=nobody');
      await at('We can’t find this lender');
      await page.getByRole('link', { name: 'Go to the start page' }).click();
      await at('Your home’s equity, on your terms.');
    },
    TIMEOUT_MS,
  );
});

describe('a page that does not load', () => {
  it(
    'reloads five times, then says so, and loads once it can',
    async () => {
      const { page, at } = await arrive('/auth/login');
      await at('Welcome back');
      await page.clock.install();
      let refused = 0;
      let isDown = true;
      await page.route('**/assets/registration-*.js', (route) => {
        if (!isDown) return route.continue();
        refused += 1;
        return route.abort();
      });
      await page.getByRole('link', { name: 'Apply now' }).click();
      for (const pauseMs of [1000, 2000, 4000, 8000, 16_000]) {
        await page.getByRole('heading', { name: 'This page is slow to load' }).waitFor();
        const reloaded = page.waitForEvent('load');
        await page.clock.runFor(pauseMs);
        await reloaded;
      }
      await at('Sorry, looks like we have hit a snag!');
      expect(refused).toBe(6);
      isDown = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await at('What’s the address of your home?');
    },
    TIMEOUT_MS,
  );

  it(
    'leads from the error page to the dashboard',
    async () => {
      const { page, at } = await arrive('/auth/login');
      await at('Welcome back');
      await page.evaluate(() => sessionStorage.setItem('screenReloads', '5'));
      await page.route('**/assets/registration-*.js', (route) => route.abort());
      await page.getByRole('link', { name: 'Apply now' }).click();
      await at('Sorry, looks like we have hit a snag!');
      await page.unroute('**/assets/registration-*.js');
      await page.getByRole('link', { name: 'Go to dashboard' }).click();
      await at('Welcome back');
    },
    TIMEOUT_MS,
  );
});
