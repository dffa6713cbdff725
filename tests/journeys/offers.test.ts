import type { Persona } from '@homeline/domain/testing/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Borrower } from './borrower.ts';
import { DESK, openVisit, PHONE, personOf, type Visit } from './visit.ts';

const SENIOR = personOf('t25');
const SAVER = personOf('t02');
const PATIENCE_MS = 120_000;

let visit: Visit;
let avery: Borrower;
let page: Page;

beforeAll(async () => {
  visit = await openVisit('offers');
  avery = visit.borrower;
  page = avery.page;
}, PATIENCE_MS);
afterAll(() => visit?.end());

/** Someone comes to a step by the calls, and then looks at it on a phone. */
async function comeTo(step: StepName, person: Persona): Promise<string> {
  await page.setViewportSize(PHONE);
  return visit.comeTo(step, person);
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('how much one would like', () => {
  it(
    'the largest line follows the fee, and no figures are of one that cannot be had with it',
    async () => {
      await visit.comeTo('OFFER_SELECTION', personOf('t01'));
      await avery.at('How much would you like?');
      await avery.tick(/^5 years/);
      await page.getByRole('textbox', { name: 'Amount' }).fill('102100');
      expect(await avery.text()).toContain('5 years up to $102,100');
      await avery.tick('0%');
      await page.getByText('Cannot be more than $100,600').first().waitFor();
      expect(await avery.text()).toContain('5 years up to $100,600');
      expect(await avery.text()).toContain('Monthly payment for $100,600');
      await avery.tick('2.99%');
      await expect.poll(() => avery.text()).not.toContain('Monthly payment for');
    },
    PATIENCE_MS,
  );

  it(
    'a line that was chosen in another window is told, and what was typed in this one is not lost silently',
    async () => {
      const uuid = await visit.comeTo('OFFER_SELECTION', personOf('t01'));
      const elsewhere = await page.context().newPage();
      const amountOn = (tab: Page) => tab.getByRole('textbox', { name: 'Amount' });
      const choose = (tab: Page, button: string) =>
        tab.getByRole('button', { name: button, exact: true }).click();
      try {
        await elsewhere.goto(page.url());
        await amountOn(elsewhere).fill('60000');
        await amountOn(page).fill('30000');
        await choose(elsewhere, 'Continue');
        await elsewhere.waitForURL(/start\/contact/);
        await choose(page, 'Continue');
        await page
          .getByText(/what you sent last was not saved. Your current line is \$60,000 over \d+ years/)
          .waitFor();
        await page.waitForURL(/start\/contact/);

        for (const tab of [page, elsewhere]) await tab.goto(`${visit.home}/${uuid}/product/select`);
        await amountOn(elsewhere).fill('50000');
        await amountOn(page).fill('30000');
        await choose(elsewhere, 'Save');
        await elsewhere.waitForURL(/start\/contact/);
        await choose(page, 'Save');
        await page.getByText(/Your current line is \$50,000 .* Select Save to choose it instead/).waitFor();
        expect(await amountOn(page).inputValue()).toBe('30,000');
        await choose(page, 'Save');
        await page.waitForURL(/start\/contact/);
        await page
          .getByText(/\$30,000 over/)
          .first()
          .waitFor({ state: 'attached' });
      } finally {
        await elsewhere.close();
      }
    },
    PATIENCE_MS,
  );

  it(
    'what a line costs stays in sight on a phone while its amount is moved, and covers nothing that has the focus',
    async () => {
      await comeTo('OFFER_SELECTION', { ...personOf('t01'), email: 'on.a.phone@example.com' });
      await heading('How much would you like?').waitFor();
      const payment = page.locator('output');
      const inSight = () =>
        payment.evaluate((output) => {
          const { top, bottom } = output.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      const before = await payment.textContent();
      await page.getByRole('slider', { name: 'Amount' }).focus();
      await page.keyboard.press('Home');
      expect(await inSight()).toBe(true);
      await expect.poll(() => payment.textContent()).not.toBe(before);
      for (const label of ['30 years', '0%', '4.99%']) {
        const choice = page.getByLabel(label, { exact: label.endsWith('%') }).first();
        await choice.focus();
        const [at, bar] = await Promise.all([choice.boundingBox(), payment.locator('..').boundingBox()]);
        expect((at?.y ?? 0) + (at?.height ?? 0), label).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      await page.setViewportSize(DESK);
    },
    PATIENCE_MS,
  );
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
    const rows = ['Continue', 'Use my savings to qualify', 'None of these work for me', 'Back'].map(
      async (name) => {
        const box = await page.getByText(name, { exact: true }).last().boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
      },
    );
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
      await page.goto(`${visit.home}/${uuid}`);
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
      await avery.press('Use my savings to qualify');
      await avery.type('Checking and savings', '120000');
      await avery.press('Use my savings');
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

  it(
    'savings may still be counted, and the line stands where none are; none of the offers may be taken',
    async () => {
      await avery.press('Use my savings to qualify');
      await heading('Do you have savings we can count?').waitFor();
      await avery.press('Continue without savings');
      await heading('A few more things about you').waitFor();
      await change();
      expect(await page.getByLabel(/^0.99%/).isChecked()).toBe(true);
      await avery.press('None of these work for me');
      await heading('Would another amount or term work better?').waitFor();
    },
    PATIENCE_MS,
  );
});
