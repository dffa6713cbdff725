// Proves CO-06, CO-09, CO-11, CO-13, CO-14, CO-15, CO-16, CO-22.

import type { AddressInfo } from 'node:net';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff, changeStaff, removal } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import { createDecider, drive, register } from '../../apps/server/src/testing/persona-driver.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const UNDERWRITTEN = personOf('t43');
const UNMATCHED = personOf('t08');
const MISMATCHED = personOf('t26');
const DOUBTED = personOf('t10');
const WITH_STUBS = personOf('t18');

let app: AppWithProviders;
let browser: Browser;
let decider: string;
let home: string;
beforeAll(async () => {
  app = await workingApp([UNDERWRITTEN, UNMATCHED, MISMATCHED, DOUBTED, WITH_STUBS]);
  browser = await startBrowser();
  decider = await createDecider(app);
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Signs a new member of staff in to the console. */
async function openStaff(name: string, roles: readonly StaffRole[]): Promise<Borrower & { email: string }> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@lender.example.com`;
  await addStaff(app.context, { organisation: 'homeline', email, password: PASSWORD, name, roles });
  const staff = await openBorrower(browser, `console-${name}`);
  await staff.page.goto(`${home}/console/`);
  await staff.at('Sign in to the console');
  await staff.type('Email address', email);
  await staff.type('Password', PASSWORD);
  await staff.press('Sign in');
  await staff.at('Work list');
  return { ...staff, email };
}

/** Brings a person to a step and opens its page in a borrower's browser. */
async function openAt(person: typeof UNDERWRITTEN, step: StepName) {
  const journey = await register(app, person);
  await drive(journey, decider, step);
  const borrower = await openBorrower(browser, `console-borrower-${step}`);
  await borrower.page.goto(`${home}/account/heloc/auth/login`);
  await borrower.page.evaluate((jwt) => localStorage.setItem('jwt', jwt), journey.jwt);
  await borrower.page.goto(`${home}/account/heloc/${journey.uuid}`);
  return { borrower, uuid: journey.uuid };
}

describe('an underwriter', () => {
  it(
    'finds a file, reads it, notes and decides it, and the borrower’s page moves by itself',
    async () => {
      const { borrower, uuid } = await openAt(UNDERWRITTEN, 'UW_REVIEW');
      await borrower.page.getByRole('heading', { level: 1 }).waitFor();
      const uma = await openStaff('Uma Underwriter', ['UNDERWRITER']);
      const { page } = uma;

      await page.getByRole('link', { name: 'Underwriter 1' }).click();
      await page
        .getByLabel('Name, address, loan number, phone, email or last four of the SSN')
        .fill('selfemp 0143');
      await uma.press('Search');
      await page.getByText('No application matches').waitFor();
      await page
        .getByLabel('Name, address, loan number, phone, email or last four of the SSN')
        .fill('SELFEMP rem');
      await uma.press('Search');
      await page.getByRole('link', { name: 'Remy Selfemp' }).click();
      await uma.at('Remy Selfemp');
      await uma.press('Claim');
      await page.getByText('You work on it').first().waitFor();
      const text = await uma.text();
      for (const figure of ['Line $75,000', 'DTI 42.94%', 'Home value $500,000', 'Waits for Underwriter'])
        expect(text).toContain(figure);
      expect(text).toContain('Why it is here Income from tax returns');
      const paul = await openStaff('Paul Processor', ['OPERATIONS']);
      await paul.page.goto(`${home}/console/applications/${uuid}`);
      await paul.page.getByText('Also open now: Uma Underwriter').waitFor();
      await paul.close();

      await page.getByLabel('Internal note', { exact: true }).fill('Read the tax returns.');
      await uma.press('Add note');
      await page.getByRole('link', { name: 'Timeline' }).click();
      await page.getByText('Read the tax returns.').waitFor();

      await page.getByRole('link', { name: 'Facts' }).click();
      await page.getByRole('region', { name: 'Applicant' }).or(page.getByText('Applicant')).first().waitFor();
      expect(await uma.text()).not.toContain(UNDERWRITTEN.dob);
      await page
        .getByRole('button', { name: /^Show the / })
        .first()
        .click();
      await uma.press('Show in full');
      await page.getByRole('dialog').getByText('Required').first().waitFor();
      await page.getByLabel('Decide a review').check();
      await uma.press('Show in full');
      await page
        .getByRole('dialog')
        .waitFor({ state: 'detached' })
        .catch(() => undefined);

      await uma.press('Approve');
      await uma.press('Cancel');
      expect(await page.locator(':focus').textContent()).toMatch(/^Approve/);
      await page.keyboard.press('Enter');
      await page.getByLabel('Comments for the file').fill('Two years of returns agree.');
      const before = borrower.page.url();
      const moved = borrower.page.waitForURL((url) => url.href !== before, { timeout: 60_000 });
      await page.getByRole('button', { name: 'Approve' }).last().press('Enter');
      await page.getByText('Decision recorded.').waitFor();
      await moved;

      await page.getByRole('link', { name: 'Decisions', exact: true }).click();
      await page.getByText('Review: Underwriter review').first().waitFor();

      await page.emulateMedia({ colorScheme: 'dark' });
      for (const tab of [
        'review',
        'overview',
        'evidence',
        'facts',
        'decisions',
        'terms',
        'documents',
        'timeline',
      ]) {
        await page.goto(`${home}/console/applications/${uuid}/${tab}`);
        await uma.at('Remy Selfemp');
      }
      await uma.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );

  it(
    'sees what an income changes, and is asked again about one far from the one stated, before it decides anything',
    async () => {
      const { borrower, uuid } = await openAt(WITH_STUBS, 'PAYSTUB_REVIEW');
      const ugo = await openStaff('Ugo Underwriter', ['UNDERWRITER']);
      await ugo.page.goto(`${home}/console/applications/${uuid}`);
      await ugo.page.getByRole('button', { name: 'Proof of income' }).waitFor();
      await ugo.press('Accept the income');
      await ugo.page.getByText('So far: $9,800.00').waitFor();
      await ugo.type('Monthly gross income', '980');
      await ugo.press('Accept the income');
      await ugo.page.getByText('Nothing is recorded yet').waitFor();
      await ugo.at('Reese Stub');
      expect(await ugo.text()).toContain('Pay stub review');
      await ugo.page.getByRole('region', { name: 'What this changes' }).getByText('$980').waitFor();
      await ugo.type('Monthly gross income', '9,800');
      await ugo.page.getByRole('cell', { name: /^\$9,800 a month, verified/ }).waitFor();
      await ugo.press('Accept the income');
      await ugo.page.getByText('Decision recorded.').waitFor();
      await ugo.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );

  it(
    'who decides what a colleague has just decided is told that the application has moved on',
    async () => {
      const { borrower, uuid } = await openAt(MISMATCHED, 'LIEN_MISMATCH_REVIEW');
      const una = await openStaff('Una First', ['UNDERWRITER']);
      await una.page.goto(`${home}/console/applications/${uuid}`);
      await una.at('Zion Mismatch');
      await una.press('Record the debts');
      await una.press('Record the debts');
      await una.page
        .getByText(/Enter the balance and monthly payment/)
        .first()
        .waitFor();
      const [balance, payment] = ['Balance', 'Monthly payment'];
      await una.type(balance, '38000');
      await una.type(payment, '310');
      await app.call('decideReview', {
        jwt: decider,
        params: { uuid },
        headers: { 'idempotency-key': 'a-colleague-decides' },
        body: { step: 'LIEN_MISMATCH_REVIEW', decision: 'LIENS_UNRESOLVED', given: {} },
      });
      await una.page.getByText('Declined').first().waitFor();
      expect(await una.page.getByRole('button', { name: 'Record the debts' }).count()).toBe(0);
      await una.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );
});

describe('a processor', () => {
  it(
    'puts an application on hold, lets it go on, withdraws it and takes that back, while the borrower reads no reason',
    async () => {
      const { borrower, uuid } = await openAt(DOUBTED, 'OWNERSHIP_REVIEW');
      const pat = await openStaff('Pat Processor', ['OPERATIONS']);
      const { page } = pat;
      const act = async (title: string, label: string, reason: string, button = title) => {
        await page.getByRole('button', { name: 'Actions' }).waitFor();
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('button', { name: title }).click();
        await page.getByLabel(label).fill(reason);
        await page.getByRole('button', { name: button, exact: true }).last().click();
      };
      await page.goto(`${home}/console/applications/${uuid}`);
      await page.getByText('Sent in for this decision').waitFor();
      await page.getByRole('button', { name: 'Supporting document' }).click();
      await page.getByRole('button', { name: 'Close' }).waitFor();
      await act('Put on hold', 'Why, for the file', 'The county called');
      await borrower.at('We’re taking a closer look at your application');
      expect(await borrower.text()).not.toContain('The county called');

      await page.getByText('The county called').first().waitFor();
      await pat.press('Let it go on');
      await pat.press('Let it go on');
      await page.getByText('Ownership review').first().waitFor();

      await page.reload();
      await act('Withdraw for the borrower', 'How the borrower asked, for the file', 'By phone', 'Withdraw');
      await page
        .getByText(/^Ended/)
        .first()
        .waitFor();
      await act('Reopen', 'Who asked and why, for the file', 'They called back');
      await page.getByText('Ownership review').first().waitFor();
      await page.getByRole('link', { name: 'Worksheets' }).click();
      await page.getByRole('heading', { name: 'Title', exact: true }).first().waitFor();
      await pat.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );
});

describe('an administrator', () => {
  it(
    'adds a colleague, who signs in with the initial password and finds their own desk; and sees rules and repairs',
    async () => {
      const ada = await openStaff('Ada Administrator', ['ADMINISTRATOR', 'MANAGER']);
      const { page } = ada;
      await page.getByRole('link', { name: 'Operations' }).click();
      await ada.at('Operations');
      await page.getByRole('link', { name: 'Insight' }).click();
      await ada.at('Insight');
      await page.getByRole('heading', { name: 'Time in review' }).waitFor();
      await page.getByRole('link', { name: 'Rates and policy' }).click();
      await ada.at('Rates and policy');
      await page.getByText('Rate sheet', { exact: true }).first().waitFor();
      await page.getByRole('link', { name: 'Staff' }).click();
      await ada.at('Staff');
      await page.getByText('Add a person').first().click();
      await ada.pressExpectingProblems('Add a person', [
        'Name: Required',
        'Email address: Required',
        'Roles: Choose at least one role',
      ]);
      await ada.type('Name', 'Nora Newcomer');
      await ada.type('Email address', 'nora@lender.example.com');
      await page.getByLabel('Title agent').check();
      await ada.press('Add a person');
      const dialog = page.getByRole('dialog', { name: 'Initial password' });
      await dialog.waitFor();
      const password = (await dialog.locator('.initial-password').textContent()) ?? '';
      await ada.press('I have passed it on');
      await page.getByRole('cell', { name: 'nora@lender.example.com' }).waitFor();
      await ada.close();

      const nora = await openBorrower(browser, 'console-nora');
      await nora.page.goto(`${home}/console/`);
      await nora.at('Sign in to the console');
      await nora.type('Email address', 'nora@lender.example.com');
      await nora.type('Password', password);
      await nora.press('Sign in');
      await nora.at('Choose your own password');
      await nora.type('New password', 'four brave unlikely herons');
      await nora.press('Save and sign in');
      await nora.at('Work list');
      const lists = nora.page.getByRole('list', { name: 'Work list' });
      await lists.getByRole('link', { name: 'Title agent' }).waitFor();
      expect(await lists.textContent()).not.toContain('Underwriter');
      await nora.close();
    },
    TIMEOUT_MS,
  );
});

describe('a person without the right', () => {
  it(
    'reads why they can’t decide, and finds no button that refuses',
    async () => {
      const { borrower, uuid } = await openAt(UNMATCHED, 'DATATREE_NO_MATCH');
      const max = await openStaff('Max Manager', ['MANAGER']);
      await max.page.goto(`${home}/console/applications/${uuid}`);
      await max.at('Harper Datatree');
      expect(await max.text()).toContain('Only these roles can do this');
      expect(await max.page.getByRole('button', { name: 'Match the property' }).count()).toBe(0);
      await max.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );

  it(
    'loses the console at once when their account is removed',
    async () => {
      const leaver = await openStaff('Lee Leaver', ['OPERATIONS']);
      await changeStaff(app.context, { organisation: 'homeline', email: leaver.email }, removal);
      const signIn = leaver.page.getByRole('heading', { name: 'Sign in to the console' });
      // A call of the open page may lose the console before the click does.
      await leaver.page.getByRole('link', { name: 'All open' }).or(signIn).first().click();
      await leaver.at('Sign in to the console');
      await leaver.close();
    },
    TIMEOUT_MS,
  );

  it('finds nothing of the console with a borrower’s account', async () => {
    const journey = await register(app, { ...UNMATCHED, email: 'nobody.here@example.com' });
    const borrower = await openBorrower(browser, 'console-not-staff');
    await borrower.page.goto(`${home}/console/applications/${journey.uuid}`);
    await borrower.at('Sign in to the console');
    await borrower.type('Email address', 'nobody.here@example.com');
    await borrower.type('Password', PASSWORD);
    await borrower.press('Sign in');
    await borrower.page.getByText('doesn’t belong to the lender’s staff').waitFor();
    await borrower.close();
  });
});
