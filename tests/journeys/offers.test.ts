// Proves RU-41, RU-51, RU-59.

import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Borrower } from './borrower.ts';
import { DESKTOP_VIEWPORT, openVisit, PHONE_VIEWPORT, personOf, type Visit } from './visit.ts';

const SENIOR = personOf('t25');
const SAVER = personOf('t02');
const TIMEOUT_MS = 240_000;

let visit: Visit;
let avery: Borrower;
let page: Page;

beforeAll(async () => {
  visit = await openVisit('offers');
  avery = visit.borrower;
  page = avery.page;
}, TIMEOUT_MS);
afterAll(() => visit?.end());

/** Brings a persona to a step by API calls, and opens it on a phone. */
async function goToStep(step: StepName, person: Persona): Promise<string> {
  await page.setViewportSize(PHONE_VIEWPORT);
  return visit.goToStep(step, person);
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('the offers page', () => {
  it(
    'shows the largest line at the chosen fee, and no figures for a line above it',
    async () => {
      await visit.goToStep('OFFER_SELECTION', personOf('t01'));
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
    TIMEOUT_MS,
  );

  it(
    'shows a line chosen in another window, and says that this window’s choice was not saved',
    async () => {
      const uuid = await visit.goToStep('OFFER_SELECTION', personOf('t01'));
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
          .getByText(/so we didn’t save your last answer. Your current line is \$60,000 over \d+ years/)
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
    TIMEOUT_MS,
  );

  it(
    'keeps the payment visible on a phone while the amount changes, without covering the focused control',
    async () => {
      await goToStep('OFFER_SELECTION', { ...personOf('t01'), email: 'on.a.phone@example.com' });
      await heading('How much would you like?').waitFor();
      const payment = page.locator('output');
      const inSight = () =>
        payment.evaluate((output) => {
          const { top, bottom } = output.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      const fees = page.getByRole('radiogroup', { name: 'Origination fee' }).locator('.choice');
      const widths = await fees.evaluateAll((tiles) =>
        tiles.map((tile) => (tile as HTMLElement).offsetWidth),
      );
      expect(new Set(widths).size, widths.join()).toBe(1);
      const before = await payment.textContent();
      await page.setViewportSize({ width: 390, height: 664 });
      // Its bar comes after the page, and lies under the payment's.
      await page.getByRole('button', { name: 'Open chat' }).waitFor();
      await page.getByRole('slider', { name: 'Amount' }).focus();
      await page.keyboard.press('Home');
      expect(await inSight()).toBe(true);
      await expect.poll(() => payment.textContent()).not.toBe(before);
      const typed = page.getByRole('textbox', { name: 'Amount' });
      const choices = [/^30 years/, /^0%/, /^4\.99%/].map((label) => page.getByLabel(label).first());
      for (const choice of [typed, ...choices]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await choice.focus();
        const [at, bar] = await Promise.all([choice.boundingBox(), payment.locator('..').boundingBox()]);
        expect((at?.y ?? 0) + (at?.height ?? 0), String(choice)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      await page.setViewportSize(DESKTOP_VIEWPORT);
    },
    TIMEOUT_MS,
  );
});

it(
  'keeps the interest-only offer chosen from two 30-year offers',
  async () => {
    await goToStep('OFFER_SELECTION', SENIOR);
    await avery.at('How much would you like?');
    await avery.tick(/^30 years/);
    await expect.poll(() => avery.text()).toContain('Monthly payment');
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await avery.tick(/^Interest only/);
    // The amount starts in the middle, and stays where another offer allows it.
    expect(await amount.inputValue()).toBe('157,500');
    expect(await avery.text()).not.toContain('Cannot be more than');
    await avery.tick(/^30 years/);
    expect(await amount.inputValue()).toBe('157,500');
    await avery.tick(/^Interest only/);
    await amount.fill('75000.55');
    await amount.blur();
    expect(await amount.inputValue()).toBe('75,000');
    expect(await avery.text()).not.toContain('Must be an amount');
    await page.setViewportSize(DESKTOP_VIEWPORT);
    const rows = ['Add my savings to qualify for more', 'None of these work for me'].map(async (name) => {
      const box = await page.getByText(name, { exact: true }).last().boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    });
    expect(new Set(await Promise.all(rows)).size).toBe(1);
    await page.setViewportSize(PHONE_VIEWPORT);
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
  TIMEOUT_MS,
);

describe('the offers page, on return', () => {
  const terms = () => page.getByRole('region', { name: 'Monthly payment' });
  const amount = () => page.getByRole('textbox', { name: 'Amount' });
  const exactTerms = async () => {
    await expect.poll(() => terms().getAttribute('aria-busy')).toBe('false');
    // Without the button, which saves a line chosen before.
    return (await terms().textContent())?.replace(/Continue|Save/, '');
  };
  const change = async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await heading('How much would you like?').waitFor();
  };

  it(
    'keeps an unsaved line, term and fee through a refresh and a visit to another page',
    async () => {
      const uuid = await goToStep('OFFER_SELECTION', SAVER);
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
    TIMEOUT_MS,
  );

  it(
    'shows no price from before savings were added',
    async () => {
      await goToStep('OFFER_SELECTION', SAVER);
      await heading('How much would you like?').waitFor();
      await avery.tick(/^15 years/);
      await amount().fill('60000');
      expect(await exactTerms()).toContain('with autopay8.40%');
      await avery.press('Add my savings to qualify for more');
      await avery.type('Checking and savings', '120000');
      await avery.press('Use my savings');
      await heading('How much would you like?').waitFor();
      // What was typed for earlier offers no longer applies.
      expect(await amount().inputValue()).not.toBe('60,000');
      await avery.tick(/^15 years/);
      await amount().fill('60000');
      expect(await exactTerms()).toContain('with autopay8.75%');
    },
    TIMEOUT_MS,
  );

  it(
    'shows the chosen fee with its figures, and keeps it when saved again',
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
    TIMEOUT_MS,
  );

  it(
    'starts the next change from the last saved change',
    async () => {
      await avery.tick(/^0.99%/);
      const changed = await exactTerms();
      await avery.press('Save');
      await heading('A few more things about you').waitFor();
      await change();
      expect(await page.getByLabel(/^0.99%/).isChecked()).toBe(true);
      expect(await exactTerms()).toBe(changed);
    },
    TIMEOUT_MS,
  );

  it(
    'lets the borrower add savings or not, or decline every offer',
    async () => {
      await avery.press('Add my savings to qualify for more');
      await heading('Do you have savings we can count?').waitFor();
      await avery.press('Continue without savings');
      await heading('A few more things about you').waitFor();
      await change();
      expect(await page.getByLabel(/^0.99%/).isChecked()).toBe(true);
      await avery.press('None of these work for me');
      await heading('Would another amount or term work better?').waitFor();
    },
    TIMEOUT_MS,
  );
});
