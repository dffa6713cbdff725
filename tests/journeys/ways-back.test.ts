// Proves RT-29, RU-05, RU-22, RU-31, RU-43, RU-58, RU-60.

import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type Borrower, HOME_COSTS } from './borrower.ts';
import { completeApplication } from './traveller.ts';
import { DESKTOP_VIEWPORT, openVisit, PHONE_VIEWPORT, personOf, type Visit } from './visit.ts';

const PERSON = personOf('t01');
const OWNER = personOf('t21');
const INELIGIBLE_PERSON = personOf('t24');
const TIMEOUT_MS = 240_000;
const STRANGE_UUID = '00000000-0000-4000-8000-000000000000';

let visit: Visit;
let avery: Borrower;
let page: Page;
let home: string;

beforeAll(async () => {
  visit = await openVisit('ways-back');
  avery = visit.borrower;
  page = avery.page;
  home = visit.home;
}, TIMEOUT_MS);
afterAll(() => visit?.end());

/** Brings a persona to a step by API calls, and opens it on a phone. */
async function goToStep(step: StepName, person = PERSON): Promise<string> {
  await page.setViewportSize(PHONE_VIEWPORT);
  return visit.goToStep(step, person);
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Returns the figures in the before-and-after table that wrap. */
function wrappedFigures(): Promise<string[]> {
  return page.locator('.change td').evaluateAll((cells) =>
    cells.flatMap(({ firstChild: figure }) => {
      if (!figure) return [];
      const range = document.createRange();
      range.selectNodeContents(figure);
      return range.getClientRects().length > 1 ? [figure.textContent ?? ''] : [];
    }),
  );
}

describe('an unusual address', () => {
  it('with an unknown lender shows a page that says so', async () => {
    const answer = await page.goto(`${home}/register?orgCode=nosuch`);
    expect(answer?.status()).toBe(404);
    await avery.at('We can’t find this lender');
  });

  it.each([
    ['an unknown page', '/no/such/page'],
    ['nothing that can be read', '/%E0%A4%A'],
  ])('of %s says that it is not found, and links onward', async (_, path) => {
    await page.goto(home + path);
    await avery.at('We couldn’t find this page');
    await page.getByRole('link', { name: 'Apply for a line of credit' }).click();
    await heading('What’s the address of your home?').waitFor();
  });
});

it('a home for sale is ineligible before registration, and the answer can be changed', async () => {
  await page.goto(`${home}/register`);
  await avery.type('Street address', PERSON.property.street1);
  await avery.type('City', PERSON.property.city);
  await avery.choose('State', 'Ohio');
  await avery.type('ZIP code', PERSON.property.zip);
  await avery.tick(/^I live there/);
  await avery.press('Continue');
  await avery.tick('Yes');
  await avery.press('Continue');
  await avery.at('We can’t lend on a home that’s for sale');
  expect(await avery.text()).toContain('more than 60 days');
  await avery.press('Change my answer');
  await heading('Is your home for sale, or was it in the last 60 days?').waitFor();
});

it('a partner’s link asks for the membership number and keeps it out of URLs', async () => {
  await page.goto(`${home}/register?partnerCode=QUORUM`);
  await avery.press('Continue');
  await avery.tick('No');
  await avery.press('Continue');
  await avery.choose('Where your income comes from', 'Employed full time');
  await avery.type('Monthly income before taxes', String(PERSON.income.monthlyGross));
  await avery.press('Continue');
  await avery.at('What’s your name?');
  await avery.type('First name', 'Avery');
  await avery.type('Last name', 'Happy');
  await avery.type('Membership number (optional)', 'Q!');
  const problem = 'Membership number: Must be 6 to 20 letters, digits or hyphens';
  await avery.pressExpectingProblems('Continue', [problem]);
  await avery.type('Membership number (optional)', 'Q-90417');
  await avery.press('Continue');
  await heading('When were you born?').waitFor();
  expect(page.url()).not.toContain('90417');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('90417');
  await page.reload();
  await heading('What’s your name?').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Avery');
  expect(await page.getByLabel('Membership number (optional)').inputValue()).toBe('');
});

it(
  'a server that goes away on the last page of registration costs nothing: the account is created once it is back',
  async () => {
    await page.goto(`${home}/register?step=name`);
    await heading('What’s your name?').waitFor();
    await avery.press('Continue');
    await heading('When were you born?').waitFor();
    const [year = '', month = '', day = ''] = PERSON.dob.split('-');
    await avery.type('Month', month);
    await avery.type('Day', day);
    await avery.type('Year', year);
    await avery.press('Continue');
    await avery.type('Email address', 'server-away@example.com');
    await avery.type('Mobile phone', PERSON.phone);
    await avery.press('Continue');
    await avery.type('Password', PASSWORD);
    await page.waitForLoadState('networkidle');
    await page.route('**/*', (route) => route.abort());
    await avery.press('Create account');
    await page.getByText('we’ll send it once it’s back').waitFor();
    await page.unroute('**/*');
    await heading('Is this you?').waitFor();
  },
  TIMEOUT_MS,
);

describe('a borrower with an open application', () => {
  let uuid: string;

  it(
    'changes the liens before submission and gets new offers',
    async () => {
      await goToStep('APP_SUBMISSION', OWNER);
      const change = async () => {
        await heading('Review your application').waitFor();
        await page.getByRole('link', { name: 'Change what you owe on your home' }).click();
        await heading('Is this your mortgage?').waitFor();
      };
      await change();
      await avery.press('Save');
      await change();
      await avery.type('Property tax per month', '310');
      await avery.press('Save');
      await avery.at('How much would you like?');
      await avery.press('Continue');
      await avery.at('Review your application');
      expect(await avery.text()).toContain('Mortgages 1 you’re keeping Property tax per month $310.00');
    },
    TIMEOUT_MS,
  );

  it(
    'corrects a home cost that leaves no line, there and from each later page',
    async () => {
      await goToStep('LIEN_VERIFICATION', INELIGIBLE_PERSON);
      const tax = 'Property tax per month';
      await avery.tick('Yes, and I’m keeping it');
      for (const cost of HOME_COSTS) await avery.type(cost, cost === tax ? '6000' : '0');
      await avery.press('Continue');
      await avery.at('Do you have savings we can count?');
      expect(await avery.text()).toContain('Property tax per month $6,000.00');
      const change = async (amount: string) => {
        await page.getByRole('link', { name: 'Change your mortgages and home costs' }).click();
        await heading('Is this your mortgage?').waitFor();
        await avery.type(tax, amount);
        await avery.press('Save');
      };
      await change('500');
      await avery.at('How much would you like?');
      expect(await avery.text()).toContain('$500.00 a month in other home costs');
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await heading('Is this your mortgage?').waitFor();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await heading('How much would you like?').waitFor();
      await page.getByRole('textbox', { name: 'Amount' }).fill('75000');
      await avery.press('Continue');
      await avery.at('A few more things about you');
      await change('1500');
      await avery.at('How much would you like?');
      await page.getByText('You changed your monthly home costs').waitFor();
      for (const width of [390, 320]) {
        await page.setViewportSize({ ...PHONE_VIEWPORT, width });
        expect([width, await wrappedFigures()]).toEqual([width, []]);
      }
      await avery.press('Continue');
      await avery.at('A few more things about you');
    },
    TIMEOUT_MS,
  );

  it(
    'changes the home before the property lookup and returns to the page',
    async () => {
      await goToStep('IN_PROGRESS');
      for (const unit of ['Unit 7', '']) {
        await page.getByRole('link', { name: 'Change your home' }).click();
        await heading('What’s the address of your home?').waitFor();
        await avery.type('Apartment or unit (optional)', unit);
        await avery.press('Save');
        await heading('Is this you?').waitFor();
        await expect.poll(async () => (await avery.text()).includes('Unit 7')).toBe(unit !== '');
      }
    },
    TIMEOUT_MS,
  );

  it(
    'chooses pay stubs and undoes the choice',
    async () => {
      uuid = await goToStep('INCOME_VERIFICATION');
      await avery.tick(/^Upload documents/);
      await avery.press('Continue');
      await avery.at('Upload your latest pay stubs');
      await avery.press('Choose another way');
      await heading('How would you like to verify your income?').waitFor();
      await avery.tick(/^Link my payroll/);
    },
    TIMEOUT_MS,
  );

  it('opens the answers of a completed step, reads why they are final, and returns', async () => {
    await page.setViewportSize(PHONE_VIEWPORT);
    await page.getByText(/^Step 4 of 7/).click();
    await page.getByRole('link', { name: 'Provide More Info' }).first().click();
    await avery.at('Your answers');
    expect(await avery.text()).toContain('Home improvement');
    expect(await avery.text()).toContain('your documents show them');
    await expect
      .poll(() => page.getByRole('link', { name: /^Change/ }).allTextContents())
      .toEqual(['Change Demographic information']);
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await heading('How would you like to verify your income?').waitFor();
    expect(await page.getByLabel(/^Link my payroll/).isChecked()).toBe(true);
  });

  it('sees the earlier answers with Back, and returns with Back again', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await heading('Your answers').waitFor();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await heading('How would you like to verify your income?').waitFor();
  });

  it('is offered to continue the application on the registration page', async () => {
    await page.goto(`${home}/register`);
    await avery.at('Continue your application');
    await page.getByRole('link', { name: 'Continue application' }).click();
    await heading('How would you like to verify your income?').waitFor();
  });

  it('is led to the dashboard from another borrower’s application', async () => {
    await page.goto(`${home}/${STRANGE_UUID}/liens`);
    await avery.at('Your applications');
  });

  it('sees that the session ended, and returns to the page after signing in', async () => {
    await page.goto(`${home}/${uuid}/income/review`);
    await heading('How would you like to verify your income?').waitFor();
    await page.evaluate(() => localStorage.setItem('jwt', 'over'));
    await page.reload();
    await avery.at('Welcome back');
    expect(await avery.text()).toContain('Your session has ended');
    await avery.type('Email address', PERSON.email);
    await avery.type('Password', PASSWORD);
    await avery.press('Sign in');
    await heading('How would you like to verify your income?').waitFor();
  });

  it('returns to the page with what a provider’s page added to its address, signed out meanwhile', async () => {
    const jwt = await page.evaluate(() => localStorage.getItem('jwt') ?? '');
    await page.evaluate(() => localStorage.removeItem('jwt'));
    await page.goto(`${home}/${uuid}/income/review?returned=1`);
    await avery.at('Welcome back');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toMatch(/\/income\/review\?returned=1$/);
    await page.evaluate((kept) => localStorage.setItem('jwt', kept), jwt);
  });

  it('opens the next step from the dashboard', async () => {
    await page.goto(`${home}/dashboard`);
    await page.getByRole('link', { name: /^Continue with/ }).click();
    await heading('How would you like to verify your income?').waitFor();
  });

  it(
    'applies again after canceling, with the last home and income',
    async () => {
      await goToStep('APP_SUBMISSION', OWNER);
      await avery.press('Cancel application');
      const asked = page.getByRole('dialog');
      await asked.getByRole('button', { name: 'Cancel application', exact: true }).click();
      await heading('Review your application').waitFor({ state: 'detached' });
      await page.goto(`${home}/dashboard`);
      await page.getByRole('link', { name: 'Apply again' }).waitFor();
      await avery.at('Your applications');
      await page.goto(`${home}/register`);
      await avery.at('Are these still your home and income?');
      expect(await page.getByLabel('Street address').inputValue()).toBe(OWNER.property.street1);
      await avery.pressExpectingProblems('Apply again', [
        'Is it for sale, or was it in the last 60 days? Required',
      ]);
      await avery.tick('Yes');
      expect(await avery.text()).toContain('We can’t lend on a home that’s for sale');
      await avery.tick('No');
      await avery.press('Apply again');
      await avery.at('Is this you?');
      expect(await avery.text()).toContain(OWNER.name);
      await page.goto(`${home}/apply-again`);
      await avery.at('Continue your application');
    },
    TIMEOUT_MS,
  );

  it(
    'chooses to enter the account manually and undoes the choice',
    async () => {
      await goToStep('DISBURSEMENT_ACCOUNT');
      await avery.tick(/^Enter my account numbers/);
      await avery.press('Continue');
      await avery.at('Which account should receive your money?');
      await avery.press('Link my bank account instead');
      await heading('Where should we send your money?').waitFor();
    },
    TIMEOUT_MS,
  );

  it(
    'reads a document as text on a phone, or as pages that zoom and stay sharp',
    async () => {
      await goToStep('CLOSING_DISCLOSURE_REVIEW');
      await avery.press('Read Closing summary');
      const reader = page.getByRole('dialog');
      await reader.getByRole('heading', { level: 3 }).waitFor();
      await page.setViewportSize({ ...PHONE_VIEWPORT, width: 320 });
      const text = reader.getByRole('region', { name: 'Document' });
      expect(await text.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
      await page.setViewportSize(PHONE_VIEWPORT);
      await avery.press('Show pages');
      const first = reader.getByRole('region', { name: /^Page 1 of/ });
      const widths = () =>
        first.locator('canvas').evaluate((canvas) => ({
          shown: canvas.getBoundingClientRect().width,
          drawn: (canvas as HTMLCanvasElement).width,
        }));
      await first.waitFor();
      const fit = await widths();
      await avery.press('Zoom in');
      await expect.poll(async () => (await widths()).shown / fit.shown).toBeCloseTo(1.5, 1);
      const large = await widths();
      expect(large.drawn).toBeGreaterThanOrEqual(Math.floor(large.shown));
      await page.setViewportSize(DESKTOP_VIEWPORT);
      await expect.poll(async () => (await widths()).drawn).toBeGreaterThan(large.drawn);
      await avery.press('Close');
    },
    TIMEOUT_MS,
  );

  it(
    'chooses an in-person notary knowing the fee, and undoes the choice',
    async () => {
      await goToStep('DEED_SIGNING');
      await avery.at('Ready to meet your notary?');
      const answer = page.getByText('On a phone, tablet or computer');
      expect(await answer.evaluate((value) => getComputedStyle(value).textAlign)).toBe('start');
      await avery.press('Meet in person instead');
      const asked = await page.getByRole('dialog').textContent();
      expect(asked).toContain('for $300.00 from your draw');
      expect(asked).toContain('Cash in hand$72,607.50$72,307.50');
      await avery.press('Meet in person');
      await avery.at('When can a notary meet you?');
      expect(await avery.text()).toContain(
        'You chose an in-person notary, and the fee is taken from your draw.',
      );
      const [year, time] = await Promise.all(
        ['Year', 'Time'].map((label) => page.getByLabel(label, { exact: true }).boundingBox()),
      );
      expect(time?.y).toBeGreaterThan((year?.y ?? 0) + (year?.height ?? 0));
      await avery.press('Meet by video instead');
      await heading('Ready to meet your notary?').waitFor();
      expect(await avery.text()).toContain('the fee is back in your draw');
    },
    TIMEOUT_MS,
  );

  it(
    'reads the payments ahead, the amount sent and the autopay account once the line is open',
    async () => {
      await completeApplication(visit.installation, PERSON);
      await page.goto(`${home}/dashboard`);
      await page.getByText('Your next payments').waitFor();
      await avery.at('Your line of credit');
      expect(await avery.text()).toMatch(/Next payment \$[\d,.]+\s*Due \d\d\/\d\d\/\d{4}/);
      expect(await avery.text()).toMatch(
        /Sent to you to your account •••• \d{4} \$[\d,.]+ Sent on \d\d\/\d\d\/\d{4} How you pay Autopay from •••• \d{4} Recorded with the county \d\d\/\d\d\/\d{4}/,
      );
    },
    TIMEOUT_MS,
  );
});
