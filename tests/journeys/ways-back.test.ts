import { readFileSync } from 'node:fs';
import { Persona } from '@homeline/domain/testing/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { type Installation, startInstallation } from './installation.ts';
import { travel } from './traveller.ts';

const personOf = (id: string) =>
  Persona.parse(JSON.parse(readFileSync(new URL(`../../personas/${id}.json`, import.meta.url), 'utf8')));
const PERSON = personOf('t01');
const SENIOR = personOf('t25');
const SAVER = personOf('t02');
const OWNER = personOf('t21');
const PATIENCE_MS = 120_000;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const STRANGE_UUID = '00000000-0000-4000-8000-000000000000';

let browser: Browser;
let installation: Installation;
let avery: Borrower;
let page: Page;
let home: string;

beforeAll(async () => {
  browser = await startBrowser();
  installation = await startInstallation('pglite');
  avery = await openBorrower(browser, 'ways-back');
  page = avery.page;
  home = `${installation.url}/account/heloc`;
}, PATIENCE_MS);
afterAll(async () => {
  await avery?.close();
  await installation?.stop();
  await browser?.close();
});

/** Someone comes to a step by the calls, and then looks at it on a phone. */
async function comeTo(step: StepName, person = PERSON): Promise<string> {
  const { uuid, jwt } = await travel(installation, person, installation.url, () => 0, step);
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page.setViewportSize(PHONE);
  await page.goto(`${home}/${uuid}`);
  return uuid;
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('an address that leads nowhere', () => {
  it('with a lender that nobody knows is a page that says so', async () => {
    const answer = await page.goto(`${home}/register?orgCode=nosuch`);
    expect(answer?.status()).toBe(404);
    await avery.at('We do not know this lender');
  });

  it('of no page says that it is not found, and leads on', async () => {
    await page.goto(`${home}/no/such/page`);
    await avery.at('We could not find this page');
    await page.getByRole('link', { name: 'Apply for a line of credit' }).click();
    await heading('Which home is it about?').waitFor();
  });
});

it('a home for sale is refused before an account is made, and the answer can be changed', async () => {
  await page.goto(`${home}/register`);
  await avery.type('Street address', PERSON.property.street1);
  await avery.type('City', PERSON.property.city);
  await avery.choose('State', 'Ohio');
  await avery.type('ZIP code', PERSON.property.zip);
  await avery.tick(/^I live there/);
  await avery.press('Continue');
  await avery.tick('Yes, it is for sale');
  await avery.press('Continue');
  await avery.at('We cannot lend on a home that is for sale');
  expect(await avery.text()).toContain('more than 60 days');
  await avery.press('Change my answer');
  await heading('Is the home listed for sale?').waitFor();
});

it('whoever comes by a partner’s address is asked for the number of their membership, which no address holds', async () => {
  await page.goto(`${home}/register?partnerCode=QUORUM`);
  await avery.press('Continue');
  await avery.tick('No');
  await avery.press('Continue');
  await avery.choose('Where it comes from', 'Employed full time');
  await avery.type('Monthly income before taxes', String(PERSON.income.monthlyGross));
  await avery.press('Continue');
  await avery.at('What is your name?');
  await avery.type('First name', 'Avery');
  await avery.type('Last name', 'Happy');
  await avery.type('Membership number (optional)', 'Q!');
  const problem = 'Membership number: Must be 6 to 20 letters, digits or hyphens';
  await avery.pressInVain('Continue', [problem]);
  await avery.type('Membership number (optional)', 'Q-90417');
  await avery.press('Continue');
  await heading('When were you born?').waitFor();
  expect(page.url()).not.toContain('90417');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('90417');
  await page.reload();
  await heading('What is your name?').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Avery');
  expect(await page.getByLabel('Membership number (optional)').inputValue()).toBe('');
});

it(
  'of two offers over thirty years the one at interest only is chosen, and comes back as it was chosen',
  async () => {
    await comeTo('OFFER_SELECTION', SENIOR);
    await avery.at('How much would you like?');
    await avery.tick(/^30 years/);
    await expect.poll(() => avery.text()).toContain('Monthly payment');
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await avery.tick(/^Interest only/);
    // The largest line that nobody asked for follows the offer.
    expect(await amount.inputValue()).toBe('297,000');
    expect(await avery.text()).not.toContain('Cannot be more than');
    await avery.tick(/^30 years/);
    expect(await amount.inputValue()).toBe('315,000');
    await avery.tick(/^Interest only/);
    await amount.fill('75000.55');
    await amount.blur();
    expect(await amount.inputValue()).toBe('75,000');
    expect(await avery.text()).not.toContain('Must be an amount');
    await page.setViewportSize(DESK);
    const rows = ['Continue', 'Count my savings too', 'None of these', 'Back'].map(async (name) => {
      const box = await page.getByText(name, { exact: true }).last().boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    });
    expect(new Set(await Promise.all(rows)).size).toBe(1);
    await page.setViewportSize(PHONE);
    await amount.fill(String(SENIOR.request.amount));
    await expect.poll(() => avery.text()).toContain('Interest each month $626.67');
    await expect.poll(() => page.getByLabel(/^30 years/).isChecked()).toBe(false);
    await avery.press('Continue');
    await heading('A few more things about you').waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await heading('How much would you like?').waitFor();
    expect(await page.getByLabel(/^Interest only/).isChecked()).toBe(true);
    await expect.poll(() => avery.text()).toContain('Interest each month $626.67');
  },
  PATIENCE_MS,
);

describe('on coming back to the offers', () => {
  const terms = () => page.getByRole('region', { name: 'Monthly payment' });
  const amount = () => page.getByRole('textbox', { name: 'Amount' });
  const exactTerms = async () => {
    await expect.poll(() => terms().getAttribute('aria-busy')).toBe('false');
    return await terms().textContent();
  };
  const change = async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await heading('How much would you like?').waitFor();
  };

  it(
    'the line, the term and the fee that were not saved outlast a refresh and a look at another page',
    async () => {
      const uuid = await comeTo('OFFER_SELECTION', SAVER);
      await heading('How much would you like?').waitFor();
      await avery.tick(/^20 years/);
      await avery.tick(/^0%/);
      await amount().fill('30000');
      const expectKept = async () => {
        await heading('How much would you like?').waitFor();
        expect(await amount().inputValue()).toBe('30,000');
        expect(await page.getByLabel(/^20 years/).isChecked()).toBe(true);
        expect(await page.getByLabel(/^0%/).isChecked()).toBe(true);
      };
      await page.reload();
      await expectKept();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await heading('How much would you like?').waitFor({ state: 'detached' });
      await page.goto(`${home}/${uuid}`);
      await expectKept();
      await avery.tick(/^2.99%/);
    },
    PATIENCE_MS,
  );

  it(
    'no figure is of a price that savings have changed since',
    async () => {
      await comeTo('OFFER_SELECTION', SAVER);
      await heading('How much would you like?').waitFor();
      await avery.tick(/^15 years/);
      await amount().fill('60000');
      expect(await exactTerms()).toContain('fixed8.40%');
      await avery.press('Count my savings too');
      await avery.type('Checking and savings', '120000');
      await avery.press('Count my savings');
      await heading('How much would you like?').waitFor();
      // What was typed under other offers is none of these.
      expect(await amount().inputValue()).not.toBe('60,000');
      await avery.tick(/^15 years/);
      await amount().fill('60000');
      expect(await exactTerms()).toContain('fixed8.75%');
    },
    PATIENCE_MS,
  );

  it(
    'the fee that was chosen stands with its figures, and is kept by saving again',
    async () => {
      const offered = await exactTerms();
      await avery.tick(/^0%/);
      const chosen = await exactTerms();
      expect(chosen).not.toBe(offered);
      await avery.press('Continue');
      await heading('A few more things about you').waitFor();
      await change();
      expect(await page.getByLabel(/^0%/).isChecked()).toBe(true);
      expect(await exactTerms()).toBe(chosen);
      await avery.press('Save');
      await heading('A few more things about you').waitFor();
      await page.reload();
      await heading('A few more things about you').waitFor();
      await change();
      expect(await page.getByLabel(/^0%/).isChecked()).toBe(true);
      expect(await exactTerms()).toBe(chosen);
    },
    PATIENCE_MS,
  );

  it(
    'what was changed a moment ago is where the next change begins',
    async () => {
      await avery.tick(/^0.99%/);
      const changed = await exactTerms();
      await avery.press('Save');
      await heading('A few more things about you').waitFor();
      await change();
      expect(await page.getByLabel(/^0.99%/).isChecked()).toBe(true);
      expect(await exactTerms()).toBe(changed);
    },
    PATIENCE_MS,
  );
});

describe('on the way', () => {
  let uuid: string;

  it(
    'what is owed on the home is changed before the application is submitted, and the offers are worked out anew',
    async () => {
      await comeTo('APP_SUBMISSION', OWNER);
      const change = async () => {
        await heading('Does everything look right?').waitFor();
        await page.getByRole('link', { name: 'Change what is owed on your home' }).click();
        await heading('Is this your mortgage?').waitFor();
      };
      await change();
      await avery.press('Save');
      await change();
      await avery.type('Property tax, a month', '310');
      await avery.press('Save');
      await avery.at('How much would you like?');
      await avery.press('Continue');
      await avery.at('Does everything look right?');
      expect(await avery.text()).toContain('Mortgages 1 stays Property tax, a month $310.00');
    },
    PATIENCE_MS,
  );

  it(
    'the home is changed before it is looked up, and one returns to the page',
    async () => {
      await comeTo('IN_PROGRESS');
      for (const unit of ['Unit 7', '']) {
        await page.getByRole('link', { name: 'Change the home' }).click();
        await heading('Which home is it about?').waitFor();
        await avery.type('Apartment or unit (optional)', unit);
        await avery.press('Save');
        await heading('Is this you?').waitFor();
        await expect.poll(async () => (await avery.text()).includes('Unit 7')).toBe(unit !== '');
      }
    },
    PATIENCE_MS,
  );

  it(
    'pay stubs are chosen and the choice is taken back',
    async () => {
      uuid = await comeTo('INCOME_VERIFICATION');
      await avery.tick(/^Upload pay stubs/);
      await avery.press('Continue');
      await avery.at('Please send your latest pay stubs');
      await avery.press('Choose another way');
      await heading('How would you like to show your income?').waitFor();
      await avery.tick(/^Sign in to my payroll/);
    },
    PATIENCE_MS,
  );

  it('a done step opens its answers, says why they stand, and leads back', async () => {
    await page.setViewportSize(PHONE);
    await page.getByText(/^Step 4 of 7/).click();
    await page.getByRole('link', { name: 'Provide More Info' }).first().click();
    await avery.at('Your answers');
    expect(await avery.text()).toContain('Home improvement');
    expect(await avery.text()).toContain('your documents are made out with them');
    await expect.poll(() => page.getByRole('link', { name: /^Change/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await heading('How would you like to show your income?').waitFor();
    expect(await page.getByLabel(/^Sign in to my payroll/).isChecked()).toBe(true);
  });

  it('Back from a page without an earlier one shows what was answered, and Back again returns', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await heading('Your answers').waitFor();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await heading('How would you like to show your income?').waitFor();
  });

  it('the registration offers to continue the application', async () => {
    await page.goto(`${home}/register`);
    await avery.at('Continue your application');
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await heading('How would you like to show your income?').waitFor();
  });

  it('an application that is not one’s own is not found', async () => {
    await page.goto(`${home}/${STRANGE_UUID}/liens`);
    await avery.at('We could not find this page');
  });

  it('a session that ended is said, and signing in leads back to the page', async () => {
    await page.goto(`${home}/${uuid}/income/review`);
    await heading('How would you like to show your income?').waitFor();
    await page.evaluate(() => localStorage.setItem('jwt', 'over'));
    await page.reload();
    await avery.at('Welcome back');
    expect(await avery.text()).toContain('Your session has ended');
    await avery.type('E-mail address', PERSON.email);
    await avery.type('Password', PASSWORD);
    await avery.press('Sign in');
    await heading('How would you like to show your income?').waitFor();
  });

  it('the dashboard names the next step and leads to it', async () => {
    await page.goto(`${home}/dashboard`);
    await page.getByRole('link', { name: 'Show your income' }).click();
    await heading('How would you like to show your income?').waitFor();
  });

  it(
    'typing the account in is chosen and taken back',
    async () => {
      await comeTo('DISBURSEMENT_ACCOUNT');
      await avery.tick(/^Type in the account/);
      await avery.press('Continue');
      await avery.at('Which account should receive your money?');
      await avery.press('Sign in to my bank instead');
      await heading('Where should we send your money?').waitFor();
    },
    PATIENCE_MS,
  );

  it(
    'a document is read as text on a phone, or as pages that grow and stay sharp',
    async () => {
      await comeTo('CLOSING_DISCLOSURE_REVIEW');
      await avery.press('Read Closing summary');
      const reader = page.getByRole('dialog');
      await reader.getByRole('heading', { level: 3 }).waitFor();
      await page.setViewportSize({ ...PHONE, width: 320 });
      const text = reader.getByRole('region', { name: 'The document' });
      expect(await text.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
      await page.setViewportSize(PHONE);
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
      await page.setViewportSize(DESK);
      await expect.poll(async () => (await widths()).drawn).toBeGreaterThan(large.drawn);
      await avery.press('Close');
    },
    PATIENCE_MS,
  );

  it(
    'a notary in person is chosen knowing the fee, and the choice is taken back',
    async () => {
      await comeTo('DEED_SIGNING');
      await avery.at('Ready to meet the notary?');
      const answer = page.getByText('On a phone, a tablet or a computer');
      expect(await answer.evaluate((value) => getComputedStyle(value).textAlign)).toBe('start');
      await avery.press('Meet in person instead');
      const asked = await page.getByRole('dialog').textContent();
      expect(asked).toContain('for $300.00 out of your draw');
      expect(asked).toContain('Cash in hand$72,757.50$72,457.50');
      await avery.press('Meet in person');
      await avery.at('When can the notary meet you?');
      expect(await avery.text()).toContain(
        'You chose a notary who comes to you, and the fee is taken from your draw.',
      );
      const [year, time] = await Promise.all(
        ['Year', 'Time'].map((label) => page.getByLabel(label, { exact: true }).boundingBox()),
      );
      expect(time?.y).toBeGreaterThan((year?.y ?? 0) + (year?.height ?? 0));
      await avery.press('Meet by video instead');
      await heading('Ready to meet the notary?').waitFor();
      expect(await avery.text()).toContain('the fee is back in your draw');
    },
    PATIENCE_MS,
  );

  it(
    'an open line says what was sent, when the first payment is due, and from which account',
    async () => {
      await travel(installation, PERSON);
      await page.goto(`${home}/dashboard`);
      await page.getByText('First payment').waitFor();
      await avery.at('Your applications');
      expect(await avery.text()).toMatch(
        /Sent to you to your account •••• \d{4} \$[\d,.]+ First payment \d\d\/\d\d\/\d{4} You pay By autopay from •••• \d{4} Recorded with the county \d\d\/\d\d\/\d{4}/,
      );
    },
    PATIENCE_MS,
  );
});
