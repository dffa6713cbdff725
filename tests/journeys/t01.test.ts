// Proves CA-36, RT-02, RT-07, RT-09, RT-11, RT-13, RT-14, RT-16, RT-17, RT-18, RT-19, RT-20, RU-31, RU-37.
// Proves DS-03, SH-01, SH-13, VA-01.

import { readFileSync } from 'node:fs';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../apps/server/src/testing/files.ts';
import { type Borrower, HOME_COSTS, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { DATABASE_OF_RUN, type Installation, startInstallation } from './installation.ts';
import { sharpPicture } from './pictures.ts';

const PERSON = Persona.parse(
  JSON.parse(readFileSync(new URL('../../personas/t01.json', import.meta.url), 'utf8')),
);
const TIMEOUT_MS = 600_000;
const PASSWORD = 'a sentence that is easy to keep';
const PICTURE = { name: 'license.png', mimeType: 'image/png', buffer: sharpPicture() };
const POLICY = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdfOf('') };

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const DATABASES = process.env['TEST_LONG'] ? (['pglite', 'postgres'] as const) : ([DATABASE_OF_RUN] as const);

describe.each(DATABASES)('a borrower (T01) on %s', (database) => {
  let installation: Installation;
  let avery: Borrower;
  beforeAll(async () => {
    installation = await startInstallation(database);
    avery = await openBorrower(browser, `t01-${database}`, { reflows: true });
  });
  afterAll(async () => {
    await avery?.close();
    await installation?.stop();
  });

  it(
    'goes from registration to a recorded deed, with mistakes, refreshes and back steps on the way',
    async () => {
      await register(avery, installation.url);
      await apply(avery);
      await chooseOffer(avery);
      await giveProfile(avery);
      await readDisclosures(avery);
      await verifyIncome(avery);
      await giveAccount(avery);
      await verifyIdentity(avery);
      await insure(avery);
      await sign(avery);
      await meetNotary(avery);
      await waitForFunding(avery, installation);
    },
    TIMEOUT_MS,
  );

  it(
    'checks the agreement that they keep on their own device, and sees when one was changed',
    async () => {
      const { page } = avery;
      const agreement = await signedAgreement(avery, installation);
      await page.getByRole('button', { name: /^Show all documents/ }).click();
      await page.getByRole('link', { name: 'Check a signed document' }).click();
      await avery.at('Check a signed document');
      const hasSentFile: boolean[] = [];
      page.on('request', (request) => {
        hasSentFile.push(request.postDataBuffer()?.includes('%PDF') ?? false);
      });
      const choose = (buffer: Buffer) =>
        page.setInputFiles('input[type=file]', {
          name: 'agreement.pdf',
          mimeType: 'application/pdf',
          buffer,
        });
      await choose(agreement);
      await page.getByText('made this file, and nothing was changed').waitFor();
      expect(await avery.text()).toMatch(
        new RegExp(`${PERSON.name} ?Signed [^.]+\\. An independent time stamp says so\\. ?Unchanged`),
      );
      const changed = Buffer.from(agreement);
      changed.write('X', changed.indexOf('/Type'));
      await choose(changed);
      await page.getByText('This file was changed after it was signed').waitFor();
      expect(hasSentFile).not.toContain(true);
    },
    TIMEOUT_MS,
  );
});

async function register(avery: Borrower, url: string): Promise<void> {
  const { page } = avery;
  const { property, income } = PERSON;
  await page.goto(`${url}/account/heloc`);
  await avery.at('Your home’s equity, on your terms.');
  await page.getByRole('link', { name: 'Apply now' }).click();
  await avery.at('What’s the address of your home?');
  await avery.type('Street address', property.street1);
  await avery.type('ZIP code', '4308');
  await avery.pressExpectingProblems('Continue', [
    'ZIP code: Enter 5 digits',
    'City: Required',
    'State: Required',
    'How you use it: Required',
  ]);
  await page.reload();
  expect(await page.getByLabel('Street address').inputValue()).toBe(property.street1);
  await avery.type('City', property.city);
  await avery.choose('State', 'Ohio');
  await avery.type('ZIP code', property.zip);
  await avery.tick(/^I live there/);
  await avery.press('Continue');

  await avery.at('Is your home for sale, or was it in the last 60 days?');
  await avery.pressExpectingProblems('Continue', ['Listed for sale: Required']);
  await avery.tick('No');
  await avery.press('Continue');

  await avery.at('What’s your income?');
  await avery.pressExpectingProblems('Continue', [
    'Where your income comes from: Required',
    'Monthly income before taxes: Required',
  ]);
  await avery.choose('Where your income comes from', 'Employed full time');
  await avery.type('Monthly income before taxes', String(income.monthlyGross));
  await avery.press('Continue');

  await avery.at('What’s your name?');
  await avery.pressExpectingProblems('Continue', ['First name: Required', 'Last name: Required']);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { level: 1, name: 'What’s your income?' }).waitFor();
  expect(await page.getByLabel('Monthly income before taxes').inputValue()).toBe('9,800');
  await avery.press('Continue');
  const [firstName = '', lastName = ''] = PERSON.name.split(' ');
  await page.getByRole('heading', { level: 1, name: 'What’s your name?' }).waitFor();
  await avery.type('First name', firstName);
  await avery.type('Last name', lastName);
  await avery.press('Continue');

  await avery.at('When were you born?');
  await avery.type('Month', '02');
  await avery.type('Day', '31');
  await avery.type('Year', '1981');
  await avery.pressExpectingProblems('Continue', ['Date of birth: That month has fewer days']);
  const [year = '', month = '', day = ''] = PERSON.dob.split('-');
  await avery.type('Month', month);
  await avery.type('Day', day);
  await avery.type('Year', year);
  await avery.press('Continue');

  await avery.at('How can we reach you?');
  await avery.type('Email address', 'avery');
  await avery.pressExpectingProblems('Continue', [
    'Email address: Must be an email address',
    'Mobile phone: Required',
  ]);
  await avery.type('Email address', PERSON.email);
  await avery.type('Mobile phone', PERSON.phone);
  await avery.press('Continue');

  await avery.at('Choose a password');
  await avery.type('Password', 'short');
  await avery.pressExpectingProblems('Create account', ['Password: Must be at least 12 characters']);
  await avery.type('Password', PASSWORD);
  await avery.press('Create account');
}

async function apply(avery: Borrower): Promise<void> {
  await avery.at('Is this you?');
  await avery.pressExpectingProblems('Continue', [
    'Soft credit check: Required',
    'Electronic letters and documents: Required',
  ]);
  await avery.tick(/This is a soft inquiry/);
  await avery.page.getByText('You may receive any record on paper.').waitFor();
  await avery.tick(/I agree to receive the records/);
  await avery.press('Continue');

  await avery.at('Is this your mortgage?');
  await avery.page.reload();
  await avery.page.getByLabel('Yes, and I’m keeping it').waitFor();
  await avery.tick('Yes, and I’m keeping it');
  await avery.pressExpectingProblems(
    'Continue',
    HOME_COSTS.map((cost) => `${cost}: Required`),
  );
  for (const cost of HOME_COSTS) await avery.type(cost, '0');
  await avery.press('Continue');
}

async function chooseOffer(avery: Borrower): Promise<void> {
  const { page } = avery;
  const { request, expected } = PERSON;
  await avery.at('How much would you like?');
  await page.getByRole('textbox', { name: 'Amount' }).fill(String(request.amount));
  await avery.tick(new RegExp(`^${request.termYears} years`));
  await expect
    .poll(() => avery.text())
    .toContain(`APR includes the origination fee ${expected.offer?.['aprPct']}%`);
  await avery.press('Continue');
}

async function giveProfile(avery: Borrower): Promise<void> {
  const { page } = avery;
  await avery.at('A few more things about you');
  await avery.type('Social Security number or ITIN', '000-12-3456');
  await avery.pressExpectingProblems('Continue', [
    'Who owns the home? Required',
    'What is your marital status? Required',
    'What will you use the money for? Required',
    'Social Security number or ITIN: Must be a Social Security number or ITIN',
    'Full credit report: Required',
  ]);
  await avery.tick('I own it alone');
  await avery.tick('Unmarried');
  await avery.choose('What will you use the money for?', 'Home improvement');
  await avery.tick(/This is a hard inquiry/);
  await avery.pressExpectingProblems('Continue', [
    'Social Security number or ITIN: Must be a Social Security number or ITIN',
  ]);
  await avery.type('Social Security number or ITIN', PERSON.testId);
  await avery.press('Continue');

  await avery.at('Demographic information');
  await avery.tick('Asian');
  await avery.tick('Other Asian');
  await avery.type('Print race (other Asian) (optional)', 'x'.repeat(101));
  await avery.pressExpectingProblems('Continue', [
    'Print race (other Asian): Cannot be more than 100 characters',
  ]);
  await avery.type('Print race (other Asian) (optional)', 'Hmong');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { level: 1, name: 'A few more things about you' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Demographic information' }).waitFor();
  expect(await page.getByLabel('Print race (other Asian) (optional)').inputValue()).toBe('Hmong');
  await avery.press('Continue');

  await avery.at('Review your application');
  await avery.pressExpectingProblems('Submit application', ['Your application: Required']);
  expect(await avery.text()).toContain('Cash in hand $72,607.50');
  await page.getByRole('link', { name: 'Change about you' }).click();
  await avery.choose('What will you use the money for?', 'Paying off other debts');
  await avery.tick(/This is a hard inquiry/);
  await avery.press('Save');
  await page.getByText('Paying off other debts').waitFor();
  const secondTab = await page.context().newPage();
  await secondTab.goto(page.url());
  await secondTab.getByText('Paying off other debts').waitFor();
  await secondTab.close();
  await avery.tick(/true and complete/);
  await avery.press('Submit application');
}

async function readDisclosures(avery: Borrower): Promise<void> {
  await avery.at('Check that you can open your documents');
  await avery.pressExpectingProblems('Check code', ['Code in the sample: Required']);
  await avery.type('Code in the sample', 'CDFHJK');
  await avery.pressExpectingProblems('Check code', [
    'Code in the sample: Must be the code in the sample record. Open it again and compare',
  ]);
  await avery.openSample();
  await avery.at('Read your disclosures');
  await avery.pressExpectingProblems('Agree and check my credit', [
    expect.stringMatching(/^Documents to read: \d+ must be opened first/),
  ]);
  await avery.readAll('Application summary');
  await avery.press('Agree and check my credit');
}

async function verifyIncome(avery: Borrower): Promise<void> {
  const { page } = avery;
  await avery.at('How would you like to verify your income?');
  await avery.pressExpectingProblems('Continue', ['Choose one way: Required']);
  await avery.tick(/^Link my payroll/);
  await avery.press('Continue');
  await avery.at('Link your payroll');
  await avery.press('Link payroll');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText('Nothing was linked').waitFor();
  await avery.press('Link payroll');
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function giveAccount(avery: Borrower): Promise<void> {
  const { page } = avery;
  await avery.at('Where should we send your money?');
  await avery.pressExpectingProblems('Continue', ['Choose one way: Required']);
  await avery.tick(/^Link my bank account/);
  await avery.press('Continue');
  await page.getByRole('heading', { name: 'Which account should receive your money?' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();

  await avery.at('Is this the right account?');
  expect(await avery.text()).toMatch(/•••• \d{4}/);
  await page.reload();
  await avery.press('Yes, use this account');

  await avery.at('Set up autopay');
  expect(await avery.text()).toContain('You can stop at any time. Your rate then goes up by 0.25%');
  await avery.pressExpectingProblems('Continue', ['How would you like to pay? Required']);
  await avery.tick(/^Autopay/);
  await avery.pressExpectingProblems('Continue', ['Authorization: Required']);
  await avery.tick(/^I authorize/);
  await avery.press('Continue');
}

async function verifyIdentity(avery: Borrower): Promise<void> {
  const { page } = avery;
  await avery.at('Verify your identity');
  await avery.pressExpectingProblems('Continue', ['Which ID do you have? Required']);
  await avery.tick('Driver’s license');
  await avery.pressExpectingProblems('Continue', [
    'Photo of the front: Required',
    'Photo of the back: Required',
  ]);
  const picture = page.getByLabel('Photo of the front');
  await picture.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('a note') });
  await page
    .getByRole('link', { name: 'Photo of the front: Must be a PDF, JPEG, PNG or HEIC file' })
    .waitFor();
  await picture.setInputFiles(PICTURE);
  await page.getByText('received', { exact: false }).first().waitFor();
  await avery.tick('Passport');
  await avery.pressExpectingProblems('Continue', ['Photo of the front: Required']);
  await avery.tick('Driver’s license');
  await page.getByText('received', { exact: false }).first().waitFor();
  await avery.pressExpectingProblems('Continue', ['Photo of the back: Required']);
  await page.getByLabel('Photo of the back').setInputFiles(PICTURE);
  await page.getByText('received', { exact: false }).nth(1).waitFor();
  await avery.press('Continue');
}

async function insure(avery: Borrower): Promise<void> {
  const { page } = avery;
  await avery.at('Show us that your home is insured');
  await avery.pressExpectingProblems('Send policy', ['Homeowners insurance policy: Required']);
  expect(await avery.text()).toContain('before we send your money');
  await page.getByRole('link', { name: 'What to send your insurer' }).click();
  await avery.at('What to send your insurer');
  await page.getByRole('link', { name: 'Send your policy' }).click();
  await page.getByLabel('Homeowners insurance policy').setInputFiles(POLICY);
  await page.getByText('received', { exact: false }).first().waitFor();
  await avery.press('Send policy');
}

async function sign(avery: Borrower): Promise<void> {
  await avery.at('Review your final figures');
  await avery.pressExpectingProblems('Continue', [
    expect.stringMatching(/^Closing documents: .*must be opened first/i),
    'Final figures: Required',
  ]);
  await avery.tick(/I have read my final figures/);
  await avery.page.reload();
  await avery.readAll('Closing summary');
  expect(await avery.page.getByLabel(/I have read my final figures/).isChecked()).toBe(true);
  await avery.press('Continue');

  await avery.at('Ready to sign?');
  expect(await avery.text()).toContain('Sent, and it covers your home');
  await avery.page.getByText('Why We Need Your Location').waitFor();
  await avery.press('Start signing');
  await avery.at('Read and sign your documents');
  await avery.readAll('Closing summary');
  await avery.type('Type your name to sign', 'Somebody Else');
  await avery.pressExpectingProblems('Sign documents', [
    'Type your name to sign: Must match your name in the documents',
    expect.stringMatching(/^Where you sign: \d+ places are left$/),
    'Your consent to sign here: Required',
  ]);
  await avery.type('Type your name to sign', PERSON.name);
  await avery.signAll();
  await avery.tick(/my signature/);
  await avery.press('Sign documents');
}

/** Returns the PDF of the agreement as the borrower downloads it. */
async function signedAgreement({ page }: Borrower, installation: Installation): Promise<Buffer> {
  const jwt = await page.evaluate(() => localStorage.getItem('jwt'));
  const uuid = (await installation.requests()).find(({ fileNumber }) => fileNumber)?.fileNumber;
  const documents = `${installation.url}/service-application/borrower/secure/api/v1/application/heloc/${uuid}/documents`;
  const read = (address: string) => fetch(address, { headers: { authorization: `Bearer ${jwt}` } });
  const listed = (await (await read(documents)).json()) as { uuid: string; type: string }[];
  const agreement = listed.findLast(({ type }) => type === 'HELOC_AGREEMENT');
  return Buffer.from(await (await read(`${documents}/${agreement?.uuid}/file`)).arrayBuffer());
}

async function meetNotary(avery: Borrower): Promise<void> {
  const { page } = avery;
  await avery.at('Ready to meet your notary?');
  await avery.press('Start the session');
  await avery.at('Your notary is ready');
  const [room] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Join the session/ }).click(),
  ]);
  await room.getByRole('button', { name: 'Answer and meet the notary' }).click();
  await room.getByRole('button', { name: 'Sign and seal the documents' }).click();
  await room.getByText('The documents are signed and sealed').waitFor();
  await room.close();
}

async function waitForFunding(avery: Borrower, installation: Installation): Promise<void> {
  const { page } = avery;
  await avery.at('You’ve signed. Your line is almost open');
  const until = /until midnight at the end of (\d\d)\/(\d\d)\/(\d{4})/i.exec(await avery.text());
  const [, month, day, year] = until ?? [];
  await avery.press('Cancel the agreement');
  await avery.press('Keep my line of credit');

  await installation.moveClock(`${year}-${month}-${day}T23:30:00-05:00`);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'You’ve signed. Your line is almost open' }).waitFor();
  const daysLater = (days: number) =>
    new Date(Date.parse(`${year}-${month}-${day}T12:00:00-05:00`) + days * 86_400_000).toISOString();
  await installation.moveClock(daysLater(1));
  await avery.at('Your money goes out soon');
  await avery.press('Confirm I haven’t canceled');
  await page.getByText('Want your money sooner?').waitFor({ state: 'detached' });
  // The next banking day, after a weekend with a holiday at the latest.
  await installation.moveClock(daysLater(4));
  await avery.at('Your line of credit');
  expect(await avery.text()).toContain('Your line of credit is open and recorded.');

  const acted = (await installation.requests()).filter((request) => request.acted);
  const once = (port: string, call: string) =>
    acted.filter((request) => request.port === port && request.call === call).length;
  expect([
    once('credit', 'soft-pulls'),
    once('credit', 'hard-pulls'),
    once('disbursement', 'transfers'),
  ]).toEqual([1, 1, 1]);
}
