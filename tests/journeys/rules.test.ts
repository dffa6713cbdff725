// Proves CO-30, CO-33.

import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { RuleDraft } from '@homeline/contract/rules/rule-drafts.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  createStaffMember,
  drive,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { sampleLendersAnd } from '../../apps/server/src/testing/sample-lenders.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const BORROWER = personOf('t01');
const TODAY = civilDateIn('America/Los_Angeles', Date.now());

let folder: string;
let app: AppWithProviders;
let browser: Browser;
let decider: string;
let home: string;
beforeAll(async () => {
  folder = sampleLendersAnd({ homeline: { fourEyes: true } });
  app = await workingApp([BORROWER], { environment: { ORGANISATIONS_DIR: folder } });
  browser = await startBrowser();
  decider = await createDecider(app);
  home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  rmSync(folder, { recursive: true });
});

async function openStaff(name: string, roles: readonly StaffRole[]): Promise<Borrower> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@lender.example.com`;
  await addStaff(app.context, { organisation: 'homeline', email, password: PASSWORD, name, roles });
  const staff = await openBorrower(browser, `rules-${name}`);
  await staff.page.goto(`${home}/console/rules`);
  await staff.type('Email address', email);
  await staff.type('Password', PASSWORD);
  await staff.press('Sign in');
  await staff.at('Rates and policy');
  return staff;
}

/** Types over the surcharge of a term of 15 years, by keyboard alone once its cell has the focus. */
async function typeInCell({ page }: Borrower, text: string): Promise<void> {
  await surcharge(page).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.getByText('You have changes that aren’t saved.').waitFor();
}

const surcharge = (page: Borrower['page']) =>
  page.getByRole('grid', { name: 'Term' }).getByRole('row', { name: /^15 / }).getByRole('gridcell');

/** Waits until the page shows the other rate of the open application, and of the sample people. */
async function showsImpact({ page }: Borrower, ratePct: number): Promise<void> {
  const cellIn = (who: string, name: RegExp) =>
    page
      .getByRole('region', { name: `${who} that change` })
      .getByRole('cell', { name })
      .first();
  await cellIn('Open applications', new RegExp(`${ratePct.toFixed(2)}% → `)).waitFor();
  await cellIn('Sample people', /% → /).waitFor();
}

/** Returns the rate of a new application for 15 years. */
async function rateOfNewApplication(email: string): Promise<number> {
  const journey = await register(app, { ...BORROWER, email });
  await drive(journey, decider, 'OFFER_SELECTION');
  const { offers = [] } = (await journey.facts()).initialDecisions.at(-1) ?? {};
  return offers.find(({ termYears }) => termYears === 15)?.terms.noteRatePct ?? Number.NaN;
}

it(
  'a credit officer changes a rate in the table, a second person confirms it, and new applications get it',
  async () => {
    const before = await rateOfNewApplication('before@example.com');
    const cora = await openStaff('Cora Credit', ['CREDIT_OFFICER']);
    const { page } = cora;
    await page
      .getByRole('row', { name: /^Rate sheet/ })
      .getByRole('link', { name: 'Edit' })
      .press('Enter');
    await page.getByRole('grid', { name: 'Base rate' }).waitFor();
    await cora.at('Edit the rate sheet');
    expect(await cora.text()).not.toContain('You have changes');
    await cora.choose('Table', 'Term');
    await surcharge(page).waitFor();

    await typeInCell(cora, '0.1 + 0.15');
    await cora.press('Check');
    await page
      .getByText(/Term; Term 15 years; Percent: can’t read 0.1 \+ 0.15/)
      .first()
      .waitFor();
    await typeInCell(cora, '0.25');
    await cora.press('Check');
    await page.getByText('No problems. These rules can be published.').waitFor();
    await cora.press('Save draft');
    await page.getByText('You have changes that aren’t saved.').waitFor({ state: 'detached' });
    await cora.press('Compare');
    await showsImpact(cora, before);
    await page.getByText('Choose a day').last().waitFor();
    await page.getByLabel('In effect from', { exact: true }).fill(TODAY);
    await cora.press('Propose');
    await page.getByText('This draft waits for a second person.', { exact: false }).waitFor();

    await page.getByRole('link', { name: 'All rates and policies' }).click();
    await page.getByRole('heading', { name: 'Waiting for a second person' }).waitFor();
    // The editor's looser policy stays with its own document.
    const loadedAt = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(loadedAt).toBe(`${home}/console/rules`);
    await page.getByRole('link', { name: 'Review' }).click();
    await cora.at('Publish rules');
    await page.getByText('You proposed this. Another person must confirm it.').waitFor();
    expect(await page.getByRole('button', { name: 'Confirm and publish' }).isDisabled()).toBe(true);

    const otto = await openStaff('Otto Officer', ['UNDERWRITER']);
    await otto.page.getByRole('link', { name: 'Review' }).press('Enter');
    await otto.at('Publish rules');
    await showsImpact(otto, before);
    await otto.page.getByRole('button', { name: 'Confirm and publish' }).press('Enter');
    await otto.page.getByText('Published.', { exact: true }).waitFor();
    await otto.page.getByText('Cora Credit, confirmed by Otto Officer').waitFor();
    expect(await rateOfNewApplication('after@example.com')).toBeCloseTo(before + 0.25, 6);
    await cora.close();
    await otto.close();
  },
  TIMEOUT_MS,
);

it(
  'two people who edit at once learn of each other, and nothing typed is lost; a returned draft shows its comment',
  async () => {
    const dora = await openStaff('Dora Credit', ['CREDIT_OFFICER']);
    const { page } = dora;
    await page.emulateMedia({ colorScheme: 'dark' });
    await page
      .getByRole('row', { name: /^Rate sheet/ })
      .getByRole('link', { name: 'Edit' })
      .first()
      .click();
    await dora.at('Edit the rate sheet');
    await dora.press('Edit as text');
    const text = page.getByLabel('Text of the file (DMN 1.3)');
    const xml = await text.inputValue();
    await text.fill('not even XML');
    await dora.press('Edit as tables');
    await page.getByText('The tables can’t be shown').waitFor();
    await text.fill(xml.replace(/(id="term_row_3_out_1"[^>]*>\s*<text>)[^<]*/, '$10.35'));

    const colleague = await createStaffMember(app, ['CREDIT_OFFICER']);
    const body = { xml, basedOn: '2026-01-01' };
    const own = { jwt: colleague, params: { kind: 'rates' } };
    const saved = (await app.call('saveRuleDraft', { ...own, body })).body as RuleDraft;
    await dora.press('Save draft');
    await page.getByText(/changed this draft after you opened it|published or discarded/).waitFor();
    await page.getByRole('button', { name: 'Download my text' }).waitFor();
    expect(await text.inputValue()).toContain('0.35');

    await app.call('discardRuleDraft', { ...own, query: { version: saved.version } });
    await dora.press('Save draft');
    await page.getByText('You have changes that aren’t saved.').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All rates and policies' }).click();
    await dora.at('Rates and policy');
    await page.getByRole('link', { name: 'Open the draft of the rate sheet' }).click();
    await page.getByRole('grid', { name: 'Base rate' }).waitFor();
    await dora.press('Compare');
    await page.getByText('No problems. These rules can be published.').waitFor();
    await page.getByLabel('In effect from', { exact: true }).fill('2027-03-01');
    await page.getByRole('button', { name: 'Propose', exact: true }).and(page.locator(':enabled')).click();
    await page.getByText('This draft waits for a second person.', { exact: false }).waitFor();

    const rick = await openStaff('Rick Reader', ['CREDIT_OFFICER']);
    await rick.page.getByRole('link', { name: 'Review' }).click();
    await rick.at('Publish rules');
    await rick.pressExpectingProblems('Return with a comment', ['Comment: Required']);
    await rick.type('Comment', 'Too dear for 15 years');
    await rick.press('Return with a comment');
    await rick.page.getByText('Too dear for 15 years').waitFor();
    await rick.close();
    await dora.close();
  },
  TIMEOUT_MS,
);
