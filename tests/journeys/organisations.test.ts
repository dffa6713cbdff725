// Proves OR-01, OR-03, OR-06, RT-28, RT-33, SH-02, SH-17.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleLendersAnd } from '../../apps/server/src/testing/sample-lenders.ts';
import { type Borrower, HOME_COSTS, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { type Installation, startInstallation } from './installation.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const REFERRER = '3f0c8a1e-5b0e-4d7c-9a51-0d3f7a1c2b4d';
const PERSON = personOf('t01');
const NOT_ACCEPTING = 'We’re not accepting applications here';

type Message = { readonly to: string; readonly from: { name: string; email: string }; readonly text: string };

let installation: Installation;
let browser: Browser;
let visitor: Borrower;
beforeAll(async () => {
  const folder = sampleLendersAnd({
    later: { opensOn: '2031-01-15' },
    unlicensed: { licensedStates: [] },
    referrals: { requiresReferrer: true },
  });
  [installation, browser] = await Promise.all([
    startInstallation('pglite', { ORGANISATIONS_DIR: folder }),
    startBrowser(),
  ]);
}, TIMEOUT_MS);
afterAll(async () => {
  await visitor?.close();
  await browser?.close();
  await installation?.stop();
});

/** Returns the base URL of the pages on a lender's own host. */
function homeOf(lender: string): string {
  const url = new URL(installation.url);
  url.hostname = `${lender}.localhost`;
  return `${url.origin}/account/heloc`;
}

/** Opens a fresh browser at an address. */
async function arrive(url: string): Promise<Borrower> {
  await visitor?.close();
  visitor = await openBorrower(browser, 'organisations');
  await visitor.page.goto(url);
  return visitor;
}

/** Returns the title, the visible text, and the words and addresses of all images. */
function visibleWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const images = [...document.images].map(({ alt, src }) => `${alt} ${new URL(src).pathname}`).join(' ');
    // biome-ignore lint/performance/useDomNodeTextContent: the visible text alone counts
    return `${document.title} ${document.body.innerText} ${images}`;
  });
}

/** Expects nothing of another lender on the page, and the credit union's phone, colors, typeface and footer. */
async function expectHarborview({ page }: Borrower): Promise<void> {
  // Inside an application the footer is one line that opens.
  await page.evaluate(() => {
    for (const line of document.querySelectorAll<HTMLDetailsElement>('.foot details')) line.open = true;
  });
  await page.getByText(/^Phone, Pacific Time: Monday to Friday, 8:30 AM/).waitFor();
  const seen = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return {
      accent: style('html').getPropertyValue('--accent'),
      heading: style('h1').fontFamily,
      icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href,
    };
  });
  const words = await visibleWords(page);
  expect(words).not.toMatch(/homeline|fieldstone/i);
  expect(words).toContain('Harborview Credit Union');
  expect(words).toContain('(800) 555-0177');
  expect(words).toContain('Harborview Federal Credit Union, NMLS #402613');
  expect(words).toContain('12 Commercial Wharf, Tacoma, WA');
  expect(words).toContain('Federally insured by the National Credit Union Administration');
  expect(words).toContain('open to the New York State Department of Financial Services for its review');
  expect(seen.accent).toContain('#1b3f75');
  expect(seen.heading).toContain('Source Serif 4');
  expect(seen.icon).toContain('/harborview/icon.svg');
}

describe('a partner’s borrower', () => {
  it(
    'meets only the partner, from its first page to the offers',
    async () => {
      const dana = await arrive(homeOf('harborview'));
      const { page } = dana;
      const next = async (heading: string) => {
        await dana.at(heading);
        await expectHarborview(dana);
      };
      await dana.at('Apply for an Equity Credit Line.');
      await page.getByRole('link', { name: 'Apply now' }).click();
      await next('What’s the address of your home?');
      await dana.type('Street address', PERSON.property.street1);
      await dana.type('City', PERSON.property.city);
      await dana.choose('State', 'Ohio');
      await dana.type('ZIP code', PERSON.property.zip);
      await dana.tick(/^I live there/);
      await dana.press('Continue');
      await next('Is your home for sale, or was it in the last 60 days?');
      await dana.tick('No');
      await dana.press('Continue');
      await next('What’s your income?');
      await dana.choose('Where your income comes from', 'Employed full time');
      await dana.type('Monthly income before taxes', String(PERSON.income.monthlyGross));
      await dana.press('Continue');
      await next('What’s your name?');
      const [firstName = '', lastName = ''] = PERSON.name.split(' ');
      await dana.type('First name', firstName);
      await dana.type('Last name', lastName);
      await dana.press('Continue');
      await next('When were you born?');
      const [year = '', month = '', day = ''] = PERSON.dob.split('-');
      await dana.type('Month', month);
      await dana.type('Day', day);
      await dana.type('Year', year);
      await dana.press('Continue');
      await next('How can we reach you?');
      await dana.type('Email address', PERSON.email);
      await dana.type('Mobile phone', PERSON.phone);
      await dana.press('Continue');
      await next('Choose a password');
      await dana.type('Password', 'a sentence that is easy to keep');
      await dana.press('Create account');
      await next('Is this you?');
      await dana.tick(/This is a soft inquiry/);
      await dana.tick(/I agree to receive the records/);
      await dana.press('Continue');
      await next('Is this your mortgage?');
      await dana.tick('Yes, and I’m keeping it');
      for (const cost of HOME_COSTS) await dana.type(cost, '0');
      await dana.press('Continue');
      await next('How much would you like?');
    },
    TIMEOUT_MS,
  );

  it('gets emails from the partner, with a link to the partner’s own pages', async () => {
    const sent = async () => {
      const answer = await fetch(`${installation.sandboxUrl}/control/messages?to=${PERSON.email}`);
      return (await answer.json()) as Message[];
    };
    const words = async () => (await sent()).map(({ text }) => text).join();
    await expect.poll(words).toContain('asking your credit union first');
    for (const { from, text } of await sent()) {
      expect(from).toEqual({ name: 'Harborview', email: 'lending@harborview.example' });
      expect(text).toContain('Harborview Federal Credit Union, (800) 555-0177');
      expect(text).not.toMatch(/homeline\b(?!\.localhost)/i);
      const [link = ''] = /http\S+/.exec(text) ?? [];
      expect(await (await fetch(link)).text()).toContain('"orgCode":"harborview"');
    }
  });

  it(
    'is offered only the outside products that the partner has',
    async () => {
      const { at } = await arrive(`${homeOf('harborview')}/universal-marketplace`);
      await at('We couldn’t find this page');
      const pay = `${installation.url}/account/heloc/pay?orgCode=harborview`;
      const { headers } = await fetch(pay, { redirect: 'manual' });
      expect(headers.get('location')).toBe('https://pay.harborview.example/');
    },
    TIMEOUT_MS,
  );
});

describe('a visitor', () => {
  it.each([
    ['homeline', /Homeline/, /harborview|fieldstone/i],
    ['harborview', /Harborview Federal Credit Union/, /homeline|fieldstone/i],
    ['fieldstone', /Fieldstone/, /homeline|harborview/i],
  ])(
    'of %s meets this lender alone on each of its main pages',
    async (lender, own, others) => {
      const { page } = await arrive(homeOf(lender));
      for (const path of ['', '/register', '/register/support', '/auth/login', '/privacy']) {
        await page.goto(homeOf(lender) + path);
        const heading = page.getByRole('heading', { level: 1 });
        await heading.waitFor();
        await visitor.at((await heading.textContent()) ?? '');
        const words = await visibleWords(page);
        expect(words, path).toMatch(own);
        expect(words, path).not.toMatch(others);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'of a wholesale lender signs in, and can’t apply alone, with or without a loan originator’s link',
    async () => {
      const { page, at, text } = await arrive(homeOf('fieldstone'));
      await at('Equity lines, through your loan originator.');
      expect(await page.getByRole('link', { name: 'Apply now' }).count()).toBe(0);
      expect(await text()).toContain('A loan originator starts your application with you.');
      await page.getByRole('link', { name: 'Continue my application' }).click();
      await at('Welcome back');
      for (const path of ['register', `register?referrer=${REFERRER}`, 'register/account-setup']) {
        await page.goto(`${homeOf('fieldstone')}/${path}`);
        await at(NOT_ACCEPTING);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'of a lender that requires a referrer applies with one, and not without',
    async () => {
      const { page, at } = await arrive(homeOf('referrals'));
      await at(NOT_ACCEPTING);
      for (const path of ['register', 'register/account-setup']) {
        await page.goto(`${homeOf('referrals')}/${path}`);
        await at(NOT_ACCEPTING);
      }
      const referred = await arrive(`${homeOf('referrals')}?referrer=${REFERRER}`);
      await referred.at('Your home’s equity, on your terms.');
      await referred.page.getByRole('link', { name: 'Apply now' }).click();
      await referred.at('What’s the address of your home?');
    },
    TIMEOUT_MS,
  );

  it(
    'of a lender without a license reads that nobody can apply yet',
    async () => {
      const { page, at, text } = await arrive(homeOf('unlicensed'));
      await at('We’re not lending yet');
      expect(await text()).toContain('Homeline isn’t licensed to lend in any state yet');
      await page.goto(`${homeOf('unlicensed')}/register`);
      await at('We’re not lending yet');
    },
    TIMEOUT_MS,
  );

  it(
    'of a lender that opens later reads when, and applies from that day',
    async () => {
      const { page, at } = await arrive(homeOf('later'));
      for (const path of ['', '/register', '/coming-soon']) {
        await page.goto(homeOf('later') + path);
        await at('Homeline opens on 01/15/2031');
        expect(new URL(page.url()).pathname).toBe('/account/heloc/coming-soon');
      }
      await page.getByRole('link', { name: 'Continue an application' }).click();
      await at('Welcome back');
      await installation.moveClock('2031-01-15T18:00:00.000Z');
      await expect
        .poll(async () => {
          await page.goto(`${homeOf('later')}/coming-soon`);
          return page.getByRole('heading', { level: 1 }).textContent();
        })
        .toBe('Your home’s equity, on your terms.');
    },
    TIMEOUT_MS,
  );

  it(
    'of no lender’s host meets the default lender',
    async () => {
      const { at } = await arrive(homeOf('nobody'));
      await at('Your home’s equity, on your terms.');
    },
    TIMEOUT_MS,
  );
});
