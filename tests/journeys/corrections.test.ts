// Proves MS-05.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Borrower } from './borrower.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const TIMEOUT_MS = 240_000;

let visit: Visit;
let borrower: Borrower;

beforeAll(async () => {
  visit = await openVisit('corrections');
  borrower = visit.borrower;
}, TIMEOUT_MS);
afterAll(() => visit?.end());

const openAnswers = (uuid: string, stage: string) =>
  borrower.page.goto(`${visit.home}/${uuid}/answers/${stage}`);

describe('a borrower corrects an answer after submission', () => {
  it(
    'of the bank account: sees what is redone, and chooses another account',
    async () => {
      const uuid = await visit.goToStep('NOTE_SIGNING', personOf('t01'));
      await openAnswers(uuid, 'link-income');
      await borrower.at('Your answers');
      await borrower.press('Use another bank account');
      const dialog = borrower.page.getByRole('dialog', { name: 'Use another bank account?' });
      await dialog.getByText('We’ll write new closing documents.').waitFor();
      await borrower.at('Your answers');
      await borrower.press('Keep it as it is');
      await dialog.waitFor({ state: 'hidden' });
      await borrower.press('Use another bank account');
      await borrower.press('Choose another account');
      await borrower.at('Where should we send your money?');
    },
    TIMEOUT_MS,
  );

  it(
    'of the owners, the contact and the demographic information',
    async () => {
      const person = { ...personOf('t01'), email: 'corrects@example.com' };
      const uuid = await visit.goToStep('INCOME_VERIFICATION', person);
      await openAnswers(uuid, 'more-info');
      await borrower.at('Your answers');
      await borrower.press('Correct who owns the home');
      await borrower.page.getByText('I own it with others').click();
      await borrower.press('Save owners');
      expect(await borrower.text()).toContain('The other owner: Full name: Required');
      await borrower.at('Your answers');
      await borrower.type('Full name', 'Robin Happy');
      await borrower.type('Email address', 'robin.happy@example.com');
      await borrower.page.getByText('Only agrees to the lien').click();
      await borrower.page.getByText('No', { exact: true }).click();
      await borrower.press('Save owners');
      await borrower.page.getByText('I own it with others').waitFor();

      await borrower.page.getByRole('link', { name: 'Change Demographic information' }).click();
      await borrower.at('Demographic information');
      expect(await borrower.text()).toContain('no decision depends on them');
      await borrower.press('Save');
      await borrower.at('Your answers');

      await openAnswers(uuid, 'initial');
      await borrower.press('Correct email or phone');
      await borrower.page.getByText('Nothing else changes.').waitFor();
      await borrower.at('Your answers');
      await borrower.type('Email address', 'not an address');
      await borrower.press('Save contact details');
      expect(await borrower.text()).toContain('Must be an email address');
      await borrower.type('Email address', 'moved@example.com');
      await borrower.press('Save contact details');
      await borrower.page.getByText('moved@example.com').waitFor();
    },
    TIMEOUT_MS,
  );
});
