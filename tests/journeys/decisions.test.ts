// Proves RU-14, RU-21, RU-52.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Borrower } from './borrower.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;

let visit: Visit;
let borrower: Borrower;

beforeAll(async () => {
  visit = await openVisit('decisions');
  borrower = visit.borrower;
}, TIMEOUT_MS);
afterAll(() => visit?.end());

/** Opens and returns the explanation on the page. */
async function readExplanation(): Promise<string> {
  const { page } = borrower;
  await page.getByText('How we decided').click();
  await page.getByText(/^Based on our rate sheet/).waitFor();
  return borrower.text();
}

describe('a borrower reads an explanation', () => {
  it(
    'of a changed offer with its limit, rate and cash, and accepts it',
    async () => {
      await visit.goToStep('FINAL_OFFER', personOf('t37'));
      await borrower.at('Your offer has changed');
      const why = await readExplanation();
      expect(why).toContain('50.00% of $6,100.00 a month, less $2,800.00 in debts $250.00');
      expect(why).toContain(
        'What limits your line We require that your income covers the payment and your other debts',
      );
      expect(why).toContain('Our decision Approved, for the line below');
      expect(why).not.toMatch(/\brow \d/);
      expect(why).toContain('Size of the line $25,200 +0.15%');
      await borrower.press('Accept new terms');
      await borrower.at('Where should we send your money?');
    },
    TIMEOUT_MS,
  );

  it(
    'of what declining a changed offer means, declines it, and sees that on the dashboard',
    async () => {
      await visit.goToStep('FINAL_OFFER', personOf('t38'));
      await borrower.at('Your offer has changed');
      await borrower.press('Decline offer');
      const dialog = borrower.page.getByRole('dialog', { name: 'Decline this offer?' });
      await dialog.getByText('We’ll put a letter in your account that explains why').waitFor();
      await borrower.press('Keep my application');
      await dialog.waitFor({ state: 'hidden' });
      await borrower.press('Decline offer');
      await borrower.press('End my application');
      await borrower.page.getByText('You declined our offer').waitFor();
      await borrower.at('Your applications');
      expect(await borrower.text()).toContain('The letter with your documents says why');
      expect(await borrower.text()).not.toContain('You canceled this application');
    },
    TIMEOUT_MS,
  );

  it(
    'of a decline, with the reason in the notice',
    async () => {
      await visit.goToStep('DECLINED', personOf('t14'));
      await borrower.at('We can’t offer you a line right now');
      expect(await borrower.text()).toContain('Past or present late payments to other creditors');
      expect(await readExplanation()).toMatch(
        /Lowest score for this home from our table “Limits by score” 640/,
      );
      expect(await borrower.text()).toContain(
        'Your letters Read it here, or download a PDF to keep. Notice of action taken',
      );
      expect(await borrower.text()).toContain('a report from Experian');
      await borrower.page.getByRole('link', { name: 'Go to dashboard' }).click();
      await borrower.at('Your applications');
      expect(await borrower.text()).not.toContain('Continue');
      await borrower.page.getByRole('link', { name: /^Read our decision and your options/ }).click();
      await borrower.page.getByRole('heading', { name: 'We can’t offer you a line right now' }).waitFor();
    },
    TIMEOUT_MS,
  );
});
