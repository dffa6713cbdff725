// Proves VA-09.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrower, HOME_COSTS } from './borrower.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const PERSON = personOf('t01');
const TIMEOUT_MS = 240_000;

let visit: Visit;
let avery: Borrower;
beforeAll(async () => {
  visit = await openVisit('mistakes');
  avery = visit.borrower;
}, TIMEOUT_MS);
afterAll(() => visit?.end());

describe('a borrower who makes many mistakes', () => {
  // One application: each page depends on the pages before it.
  it(
    'sees each mistake at its field and in the summary, and is never blocked by a hidden problem',
    async () => {
      await zipInAnotherState();
      await clearedField();
      await invalidAmount();
      await actionOrder();
      await dateAndPassword();
      await lostConnection();
      await unavailableAmount();
      await otherOwners();
      await demographicQuestions();
      await disclosures();
      await invalidFile();
    },
    TIMEOUT_MS,
  );
});

/** Sees that the ZIP code is in another state, without losing a click to the message. */
async function zipInAnotherState(): Promise<void> {
  const { page } = avery;
  await page.goto(`${visit.home}/register`);
  await avery.type('Street address', PERSON.property.street1);
  await avery.type('City', '1234');
  await avery.choose('State', 'Ohio');
  await page.getByLabel('ZIP code').pressSequentially('90210');
  const choice = page.getByText('Second home', { exact: true });
  await choice.scrollIntoViewIfNeeded();
  const { x, y } = (await choice.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByText('Must be a ZIP code in Ohio').waitFor();
  expect(await page.getByLabel(/^Second home/).isChecked()).toBe(true);
  await avery.pressExpectingProblems('Continue', [
    'ZIP code: Must be a ZIP code in Ohio',
    'City: Must be written in letters',
  ]);
  await avery.at('What’s the address of your home?');
  await avery.type('City', PERSON.property.city);
  await avery.type('ZIP code', PERSON.property.zip);
  await avery.tick(/^I live there/);
  await avery.press('Continue');
}

/** Finds a cleared field still empty after a refresh. */
async function clearedField(): Promise<void> {
  const { page } = avery;
  await avery.tick('No');
  await avery.press('Continue');
  await page.getByRole('heading', { name: 'What’s your income?' }).waitFor();
  await avery.type('Monthly income before taxes', '1');
  await avery.type('Monthly income before taxes', '');
  await page.reload();
  expect(await page.getByLabel('Monthly income before taxes').inputValue()).toBe('');
}

/** Sees an invalid amount as typed, and no error for a hidden employer field. */
async function invalidAmount(): Promise<void> {
  const { page } = avery;
  const income = page.getByLabel('Monthly income before taxes');
  await avery.choose('Where your income comes from', 'Employed full time');
  await avery.type('Employer (optional)', 'x'.repeat(201));
  await income.pressSequentially('-500');
  await avery.pressExpectingProblems('Continue', [
    'Employer: Cannot be more than 200 characters',
    'Monthly income before taxes: Must be an amount in whole dollars, such as 4,500',
  ]);
  expect(await income.inputValue()).toBe('-500');
  await avery.type('Monthly income before taxes', '0');
  await avery.pressExpectingProblems('Continue', [
    'Employer: Cannot be more than 200 characters',
    'Monthly income before taxes: Must be more than $0',
  ]);
  await avery.choose('Where your income comes from', 'Not employed');
  await expect.poll(() => page.locator('[data-error-summary]').count()).toBe(0);
  await income.press('Enter');
  await page.getByRole('heading', { name: 'What’s your name?' }).waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await avery.choose('Where your income comes from', 'Employed full time');
  await avery.type('Employer (optional)', '');
  await avery.type('Monthly income before taxes', String(PERSON.income.monthlyGross));
  await avery.press('Continue');
}

/** Reaches Back, the fields and Continue by keyboard in the order in which they stand, at both widths. */
async function actionOrder(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'What’s your name?' }).waitFor();
  const inOrder = [
    page.getByRole('link', { name: 'Back' }),
    ...['First name', 'Middle name', 'Last name', 'Suffix'].map((label) => page.getByLabel(label)),
    page.getByRole('button', { name: 'Continue' }),
  ];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await Promise.all(
      inOrder.map((part) => part.evaluate((box) => box.getBoundingClientRect().y)),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    for (const [at, part] of inOrder.entries()) {
      if (at === 0) await part.focus();
      else await page.keyboard.press('Tab');
      expect(await part.evaluate((box) => box === document.activeElement)).toBe(true);
    }
  }
}

/** Sees which part of a date is wrong, and that a password is invalid. */
async function dateAndPassword(): Promise<void> {
  const { page } = avery;
  const [firstName = '', lastName = ''] = PERSON.name.split(' ');
  await avery.type('First name', firstName);
  await avery.type('Last name', lastName);
  await avery.press('Continue');
  await page.getByRole('heading', { name: 'When were you born?' }).waitFor();
  await avery.pressExpectingProblems('Continue', ['Date of birth: Required']);
  const [year = '', month = '', day = ''] = PERSON.dob.split('-');
  await avery.type('Month', '13');
  await avery.type('Day', day);
  await avery.type('Year', '81');
  await avery.pressExpectingProblems('Continue', ['Date of birth: Month must be 1 to 12']);
  await avery.type('Month', month);
  await avery.pressExpectingProblems('Continue', ['Date of birth: Year must have four digits']);
  await avery.type('Year', year);
  await avery.press('Continue');
  await avery.type('Email address', PERSON.email);
  await avery.type('Mobile phone', PERSON.phone);
  await avery.press('Continue');
  await avery.type('Password', ' '.repeat(12));
  await avery.pressExpectingProblems('Create account', [
    'Password: Must have at least 4 different characters',
  ]);
  await avery.type('Password', PERSON.email.toUpperCase());
  await avery.pressExpectingProblems('Create account', ['Password: Cannot be your email address']);
  await avery.type('Password', 'a sentence that is easy to keep');
  await avery.press('Create account');
}

/** Keeps both consents through an error and a refresh, and continues once reconnected. */
async function lostConnection(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
  const consents = [/This is a soft inquiry/, /I agree to receive the records/];
  for (const consent of consents) await avery.tick(consent);
  const change = 'Change your name or date of birth';
  await avery.press(change);
  await avery.type('First name', '1234');
  await avery.pressExpectingProblems('Continue', ['First name: Must be written in letters']);
  for (const consent of consents) expect(await page.getByLabel(consent).isChecked()).toBe(true);
  await page.reload();
  for (const consent of consents) expect(await page.getByLabel(consent).isChecked()).toBe(true);
  await avery.press(change);
  await avery.type('First name', PERSON.name.split(' ')[0] ?? '');
  await page.context().setOffline(true);
  await avery.press('Continue');
  await page.getByText('Waiting to send').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Is this your mortgage?' }).waitFor();
  await avery.tick('Yes, and I’m keeping it');
  for (const cost of HOME_COSTS) await avery.type(cost, '0');
  await avery.press('Continue');
}

/** Reads one message about an unavailable amount, and which line the figures are for. */
async function unavailableAmount(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'How much would you like?' }).waitFor();
  await page.getByRole('textbox', { name: 'Amount' }).fill('400001');
  await avery.press('Continue');
  const summary = page.locator('[data-error-summary]').getByRole('link');
  await summary.waitFor();
  const [most] = /\$[\d,]+/.exec((await summary.textContent()) ?? '') ?? [];
  expect(await summary.textContent()).toBe(`Amount: Cannot be more than ${most}`);
  expect(await page.locator('.field-error').textContent()).toBe(`Error: Cannot be more than ${most}`);
  await page.getByText(`Monthly payment for ${most}`).waitFor();
  await avery.at('How much would you like?');
  await page.getByRole('textbox', { name: 'Amount' }).fill(String(PERSON.request.amount));
  await avery.press('Continue');
}

/** Sees errors for each other owner, and none after choosing to own the home alone. */
async function otherOwners(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'A few more things about you' }).waitFor();
  await avery.tick('I own it with others');
  await avery.press('Add another owner');
  await avery.tick('Unmarried');
  await avery.choose('What will you use the money for?', 'Home improvement');
  await avery.type('Social Security number or ITIN', '123');
  await page.getByLabel('Social Security number or ITIN').press('Tab');
  await page.getByText('Must be a nine-digit Social Security number or ITIN').waitFor();
  await avery.type('Social Security number or ITIN', PERSON.testId);
  await avery.tick(/This is a hard inquiry/);
  await avery.pressExpectingProblems(
    'Continue',
    ['First', 'Second'].flatMap((nth) => [
      `${nth} other owner: Full name: Required`,
      `${nth} other owner: Email address: Required`,
      `${nth} other owner: Role: Required`,
      `${nth} other owner: Are they married? Required`,
    ]),
  );
  await avery.at('A few more things about you');
  await avery.tick('I own it alone');
  await expect.poll(() => page.locator('[data-error-summary]').count()).toBe(0);
  await page.reload();
  await avery.type('Social Security number or ITIN', PERSON.testId);
  await avery.press('Continue');
}

/** Answers or declines a demographic question, and is not blocked by a hidden text field. */
async function demographicQuestions(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'Demographic information' }).waitFor();
  const race = page.getByRole('group', { name: 'Race' });
  const declines = race.getByLabel('I do not wish to provide this information');
  await race.getByLabel('Asian', { exact: true }).check();
  await race.getByLabel('Other Asian').check();
  await avery.type('Print race (other Asian) (optional)', 'x'.repeat(101));
  await avery.pressExpectingProblems('Continue', [
    'Print race (other Asian): Cannot be more than 100 characters',
  ]);
  await declines.check();
  expect(await race.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await avery.at('Demographic information');
  await race.getByLabel('White').check();
  expect(await declines.isChecked()).toBe(false);
  await avery.press('Continue');
  await avery.tick(/true and complete/);
  await avery.press('Submit application');
}

/** Reads the disclosures. */
async function disclosures(): Promise<void> {
  await avery.openSample();
  await avery.page.getByRole('heading', { name: 'Read your disclosures' }).waitFor();
  await avery.readAll('Application summary');
  await avery.press('Agree and check my credit');
}

/** Reads the same message about an invalid file in the summary and at its field. */
async function invalidFile(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'How would you like to verify your income?' }).waitFor();
  await avery.tick(/pay stubs/i);
  await avery.press('Continue');
  await page.getByRole('heading', { name: 'Upload your latest pay stubs' }).waitFor();
  await avery.pressExpectingProblems('Send pay stubs', ['Pay stubs: Required']);
  const field = page.getByLabel('Pay stubs');
  const send = (text: string) =>
    field.setInputFiles({ name: 'stub.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await send('');
  await avery.pressExpectingProblems('Send pay stubs', ['Pay stubs: Must not be empty']);
  await send('not a document');
  const words = 'Must be a PDF, JPEG, PNG or HEIC file';
  await page.locator('.field-error', { hasText: words }).waitFor();
  await avery.pressExpectingProblems('Send pay stubs', [`Pay stubs: ${words}`]);
  await avery.at('Upload your latest pay stubs');
}
