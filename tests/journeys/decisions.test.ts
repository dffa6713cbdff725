import { readFileSync } from 'node:fs';
import { Persona } from '@homeline/domain/testing/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { type Installation, startInstallation } from './installation.ts';
import { travel } from './traveller.ts';

const PATIENCE_MS = 120_000;

let browser: Browser;
let installation: Installation;
let borrower: Borrower;

beforeAll(async () => {
  browser = await startBrowser();
  installation = await startInstallation('pglite');
  borrower = await openBorrower(browser, 'decisions');
}, PATIENCE_MS);
afterAll(async () => {
  await borrower?.close();
  await installation?.stop();
  await browser?.close();
});

/** Somebody comes to a step by the calls, and then looks at the page. */
async function comeTo(id: string, step: StepName): Promise<void> {
  const { page } = borrower;
  const file = new URL(`../../personas/${id}.json`, import.meta.url);
  const person = Persona.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { uuid, jwt } = await travel(installation, person, installation.url, () => 0, step);
  await page.goto(`${installation.url}/account/heloc/auth/login`);
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${installation.url}/account/heloc/${uuid}`);
}

/** Opens the explanation of the page, and reads it. */
async function readWhy(): Promise<string> {
  const { page } = borrower;
  await page.getByText('How we decided').click();
  await page.getByText(/^By our rate sheet/).waitFor();
  return borrower.text();
}

describe('a borrower is shown why', () => {
  it(
    'the largest line follows the fee, and no figures are of one that cannot be had with it',
    async () => {
      await comeTo('t01', 'OFFER_SELECTION');
      const { page } = borrower;
      await borrower.at('How much would you like?');
      await borrower.tick(/^5 years/);
      await page.getByRole('textbox', { name: 'Amount' }).fill('102100');
      expect(await borrower.text()).toContain('5 years up to $102,100');
      await borrower.tick('0%');
      await page.getByText('Cannot be more than $100,600').first().waitFor();
      expect(await borrower.text()).toContain('5 years up to $100,600');
      expect(await borrower.text()).toContain('These are the figures of $100,600');
      await borrower.tick('2.99%');
      await expect.poll(() => borrower.text()).not.toContain('These are the figures');
    },
    PATIENCE_MS,
  );

  it(
    'what a line costs stays in sight on a phone while its amount is moved, and covers nothing that has the focus',
    async () => {
      const { page } = borrower;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, 0));
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
      await page.setViewportSize({ width: 1280, height: 900 });
    },
    PATIENCE_MS,
  );

  it(
    'the offer has changed, down to the limit, the rate and the cash, and goes on with it',
    async () => {
      await comeTo('t37', 'FINAL_OFFER');
      await borrower.at('Your offer has changed');
      const why = await readWhy();
      expect(why).toContain('50.00% of $6,100.00 a month, less $2,800.00 of debts $250.00');
      expect(why).toContain(
        'What limits the line we ask that your income leaves room for the payment beside your debts',
      );
      expect(why).toContain('Our decision approved, with the line below');
      expect(why).not.toMatch(/\brow \d/);
      expect(why).toContain('Size of the line $25,200 +0.15%');
      await borrower.press('Accept the new terms');
      await borrower.at('Where should we send your money?');
    },
    PATIENCE_MS,
  );

  it(
    'an offer that has changed is refused once it is known what follows, and the end says so',
    async () => {
      await comeTo('t38', 'FINAL_OFFER');
      await borrower.at('Your offer has changed');
      await borrower.press('Refuse');
      const dialog = borrower.page.getByRole('dialog', { name: 'Refuse this offer?' });
      await dialog.getByText('A letter says why').waitFor();
      await borrower.press('Keep it open');
      await dialog.waitFor({ state: 'hidden' });
      await borrower.press('Refuse');
      await borrower.press('End my application');
      await borrower.page.getByText('You refused our offer').waitFor();
      await borrower.at('Your applications');
      expect(await borrower.text()).toContain('The letter among your documents says why');
      expect(await borrower.text()).not.toContain('You cancelled this application');
    },
    PATIENCE_MS,
  );

  it(
    'no line can be had, with the reason of the letter',
    async () => {
      await comeTo('t14', 'DECLINED');
      await borrower.at('We cannot offer you a line right now');
      expect(await borrower.text()).toContain('Past or present late payments to other creditors');
      expect(await readWhy()).toMatch(/Lowest score for this home by our table “Limits by score” 640/);
      expect(await borrower.text()).toContain(
        'Your letters Read them here, or download them as PDF to keep. Notice of action taken',
      );
      expect(await borrower.text()).toContain('your report at Experian');
      await borrower.page.getByRole('link', { name: 'Go to dashboard' }).click();
      await borrower.at('Your applications');
      expect(await borrower.text()).not.toContain('Continue');
      await borrower.page.getByRole('link', { name: /^Read why, and what you can do/ }).click();
      await borrower.page.getByRole('heading', { name: 'We cannot offer you a line right now' }).waitFor();
    },
    PATIENCE_MS,
  );
});
