import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrower, HOME_COSTS } from './borrower.ts';
import { openVisit, personOf, type Visit } from './visit.ts';

const PERSON = personOf('t01');
const PATIENCE_MS = 240_000;

let visit: Visit;
let avery: Borrower;
beforeAll(async () => {
  visit = await openVisit('mistakes');
  avery = visit.borrower;
}, PATIENCE_MS);
afterAll(() => visit?.end());

describe('Avery, who mistypes a good deal', () => {
  // One person and one application: each page follows from those before.
  it(
    'is told of each mistake where it was made, in the same words twice, and is held up by nothing that does not show',
    async () => {
      await addressElsewhere();
      await emptiedField();
      await noAmount();
      await orderOfActions();
      await dateAndPassword();
      await lostConnection();
      await tooMuch();
      await otherOwners();
      await federalQuestions();
      await disclosures();
      await brokenFile();
    },
    PATIENCE_MS,
  );
});

/** Is told of a ZIP code in another state, and loses no click to a complaint. */
async function addressElsewhere(): Promise<void> {
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
  await avery.pressInVain('Continue', [
    'City: Must be written in letters',
    'ZIP code: Must be a ZIP code in Ohio',
  ]);
  await avery.at('What’s the address of your home?');
  await avery.type('City', PERSON.property.city);
  await avery.type('ZIP code', PERSON.property.zip);
  await avery.tick(/^I live there/);
  await avery.press('Continue');
}

/** Finds an emptied field empty after a refresh. */
async function emptiedField(): Promise<void> {
  const { page } = avery;
  await avery.tick('No');
  await avery.press('Continue');
  await page.getByRole('heading', { name: 'What’s your income?' }).waitFor();
  await avery.type('Monthly income before taxes', '1');
  await avery.type('Monthly income before taxes', '');
  await page.reload();
  expect(await page.getByLabel('Monthly income before taxes').inputValue()).toBe('');
}

/** Sees an amount that is none as it was typed, and nothing asked of an employer that has gone. */
async function noAmount(): Promise<void> {
  const { page } = avery;
  const income = page.getByLabel('Monthly income before taxes');
  await avery.choose('Where your income comes from', 'Employed full time');
  await avery.type('Employer (optional)', 'x'.repeat(201));
  await income.pressSequentially('-500');
  await avery.pressInVain('Continue', [
    'Employer: Cannot be more than 200 characters',
    'Monthly income before taxes: Must be an amount in whole dollars, such as 4,500',
  ]);
  expect(await income.inputValue()).toBe('-500');
  await avery.type('Monthly income before taxes', '0');
  await avery.pressInVain('Continue', [
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

/** Meets the actions of a page in the order in which they stand, at both widths. */
async function orderOfActions(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'What’s your name?' }).waitFor();
  const [next, back] = [
    page.getByRole('button', { name: 'Continue' }),
    page.getByRole('link', { name: 'Back' }),
  ];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await next.focus();
    await page.keyboard.press('Tab');
    expect(await back.evaluate((link) => link === document.activeElement)).toBe(true);
    const [first, second] = await back.evaluate((link) =>
      [link.parentElement?.firstElementChild ?? link, link].map((action) => action.getBoundingClientRect()),
    );
    const along = width === 390 ? 'y' : 'x';
    expect(first?.[along]).toBeLessThan(second?.[along] ?? 0);
  }
}

/** Is told which part of a date is wrong, and that a password is none. */
async function dateAndPassword(): Promise<void> {
  const { page } = avery;
  const [firstName = '', lastName = ''] = PERSON.name.split(' ');
  await avery.type('First name', firstName);
  await avery.type('Last name', lastName);
  await avery.press('Continue');
  await page.getByRole('heading', { name: 'When were you born?' }).waitFor();
  await avery.pressInVain('Continue', ['Date of birth: Required']);
  const [year = '', month = '', day = ''] = PERSON.dob.split('-');
  await avery.type('Month', '13');
  await avery.type('Day', day);
  await avery.type('Year', '81');
  await avery.pressInVain('Continue', ['Date of birth: Month must be 1 to 12']);
  await avery.type('Month', month);
  await avery.pressInVain('Continue', ['Date of birth: Year must have four digits']);
  await avery.type('Year', year);
  await avery.press('Continue');
  await avery.type('Email address', PERSON.email);
  await avery.type('Mobile phone', PERSON.phone);
  await avery.press('Continue');
  await avery.type('Password', ' '.repeat(12));
  await avery.pressInVain('Create account', ['Password: Must have at least 4 different characters']);
  await avery.type('Password', PERSON.email.toUpperCase());
  await avery.pressInVain('Create account', ['Password: Cannot be your e-mail address']);
  await avery.type('Password', 'a sentence that is easy to keep');
  await avery.press('Create account');
}

/** Keeps both consents over an error and a refresh, and is sent on once the connection is back. */
async function lostConnection(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
  const consents = [/This is a soft inquiry/, /I agree to receive the records/];
  for (const consent of consents) await avery.tick(consent);
  await avery.type('First name', '1234');
  await avery.pressInVain('Continue', ['First name: Must be written in letters']);
  for (const consent of consents) expect(await page.getByLabel(consent).isChecked()).toBe(true);
  await page.reload();
  for (const consent of consents) expect(await page.getByLabel(consent).isChecked()).toBe(true);
  await avery.type('First name', PERSON.name.split(' ')[0] ?? '');
  await page.context().setOffline(true);
  await avery.press('Continue');
  await page.getByText('This wasn’t saved').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Is this your mortgage?' }).waitFor();
  await avery.tick('Yes, and I’m keeping it');
  for (const cost of HOME_COSTS) await avery.type(cost, '0');
  await avery.press('Continue');
}

/** Reads one sentence of an amount that cannot be had, and whose figures those beside it are. */
async function tooMuch(): Promise<void> {
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

/** Is asked of each further owner by their place, and of none once the home is owned alone. */
async function otherOwners(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'A few more things about you' }).waitFor();
  await avery.tick('I own it with others');
  await avery.press('Add another owner');
  await avery.tick('Unmarried');
  await avery.choose('What will you use the money for?', 'Home improvement');
  await avery.type('Social Security number', '123');
  await page.getByLabel('Social Security number').press('Tab');
  await page.getByText('Must be a nine-digit social security number').waitFor();
  await avery.type('Social Security number', PERSON.testId);
  await avery.tick(/This is a hard inquiry/);
  await avery.pressInVain(
    'Continue',
    ['First', 'Second'].flatMap((nth) => [
      `${nth} other owner: Full name: Required`,
      `${nth} other owner: Email address: Required`,
      `${nth} other owner: Role: Required`,
    ]),
  );
  await avery.at('A few more things about you');
  await avery.tick('I own it alone');
  await expect.poll(() => page.locator('[data-error-summary]').count()).toBe(0);
  await page.reload();
  await avery.type('Social Security number', PERSON.testId);
  await avery.press('Continue');
}

/** Either answers a federal question or declines it, and is not held up by a text that has gone. */
async function federalQuestions(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'Demographic information' }).waitFor();
  const race = page.getByRole('group', { name: 'Race' });
  const declines = race.getByLabel('I do not wish to provide this information');
  await race.getByLabel('Asian', { exact: true }).check();
  await race.getByLabel('Other Asian').check();
  await avery.type('Print race (other Asian) (optional)', 'x'.repeat(101));
  await avery.pressInVain('Continue', ['Print race (other Asian): Cannot be more than 100 characters']);
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
  await avery.page.getByRole('heading', { name: 'Read your disclosures' }).waitFor();
  await avery.readAll('Consent to electronic records and signatures');
  await avery.press('Continue');
}

/** Reads the same of a file in the summary and at its field, in plain words. */
async function brokenFile(): Promise<void> {
  const { page } = avery;
  await page.getByRole('heading', { name: 'How would you like to verify your income?' }).waitFor();
  await avery.tick(/pay stubs/i);
  await avery.press('Continue');
  await page.getByRole('heading', { name: 'Upload your latest pay stubs' }).waitFor();
  await avery.pressInVain('Send pay stubs', ['Pay stubs: Required']);
  const field = page.getByLabel('Pay stubs');
  const send = (text: string) =>
    field.setInputFiles({ name: 'stub.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await send('');
  await avery.pressInVain('Send pay stubs', ['Pay stubs: Must not be empty']);
  await send('not a document');
  const words = 'We can’t open this file. Please upload a PDF, JPEG or PNG.';
  await page.locator('.field-error', { hasText: words }).waitFor();
  await avery.pressInVain('Send pay stubs', [`Pay stubs: ${words}`]);
  await avery.at('Upload your latest pay stubs');
}
