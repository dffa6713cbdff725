import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { DECISION_COPY, reasonAskedFor } from '@homeline/domain/staff/decision-copy.ts';
import { needsSecondPerson } from '@homeline/domain/staff/four-eyes.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { baseDecisionName } from '@homeline/domain/workflow/staff-decisions.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { type AppWithProviders, workingApp } from '../../apps/server/src/testing/journey.ts';
import {
  createDecider,
  drive,
  type Journey,
  register,
} from '../../apps/server/src/testing/persona-driver.ts';
import { type Borrower, expectAccessible, openBorrower } from './borrower.ts';
import { startBrowser } from './browser.ts';
import { fourEyesLenders } from './four-eyes-lenders.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import { REVIEW_CASES, type ReviewCase, STEPS_OF_DESKS } from './review-cases.ts';
import { personOf } from './visit.ts';

const DEFAULT_START = '2026-03-10T17:00:00.000Z';
const TIMEOUT_MS = 600_000;
const WAIT_MS = 60_000;
const REASON = 'We could not verify the income you stated';
const STATEMENT = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
const TABLET_VIEWPORT = { width: 820, height: 1180 };

it('every step that the lender’s people end has a case', () => {
  const steps = STEPS_OF_DESKS.map(({ step }) => step);
  expect(REVIEW_CASES.map(({ step }) => step).toSorted()).toEqual(steps.toSorted());
});

describe.runIf(process.env['TEST_LONG'])('borrower and staff side by side, at a lender of four eyes', () => {
  let folder: string;
  let app: AppWithProviders;
  let decider: string;
  let browser: Browser;
  let home: string;
  beforeAll(async () => {
    folder = fourEyesLenders();
    const people = REVIEW_CASES.map(({ person }) => person);
    app = await workingApp(people, { environment: { ORGANISATIONS_DIR: folder } });
    decider = await createDecider(app);
    browser = await startBrowser();
    home = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
  }, TIMEOUT_MS);
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(REVIEW_CASES)(
    '$step: the desk decides in the console, and the borrower’s open page moves on by itself',
    async (review) => {
      const { step } = review;
      const journey = await arriveAt(review);
      const borrower = await openBorrowersPage(journey);
      const decision = baseDecisionName(decisionOf(review));
      const before = await placeOf(borrower.page);
      const first = await openFile(review, 'First');
      await decide(review, decision, first, await journey.facts());
      if (needsSecondPerson(decision)) {
        await first.staff.page.getByText('You proposed this. Another person must confirm it.').waitFor();
        expect(await placeOf(borrower.page)).toEqual(before);
        const second = await openFile(review, 'Second');
        await second.hands.press('Confirm');
        await second.staff.page.getByText('Confirmed.').waitFor();
        await second.staff.close();
      }
      await expect.poll(() => placeOf(borrower.page), { timeout: WAIT_MS }).not.toEqual(before);
      expect(currentStep(await journey.facts()).id).not.toBe(step);
      expect(await borrower.page.evaluate(() => document.body.dataset['opened'])).toBe('once');
      await first.staff.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );

  it(
    'a condition is raised, returned and cleared in the console, and both open pages follow',
    async () => {
      const review = { step: 'DOCUMENT_REVIEW', person: personOf('t01') } as const;
      await app.providers.moveClock(DEFAULT_START);
      const journey = await register(app, review.person);
      await drive(journey, decider, 'OFFER_SELECTION');
      const borrower = await openBorrowersPage(journey);
      const before = await placeOf(borrower.page);
      const { staff, hands } = await openFile(review, 'Conditions');
      const send = async () => {
        await borrower.page
          .getByRole('link', { name: /Upload documents/ })
          .last()
          .click();
        await borrower.page.getByLabel('Bank statement').setInputFiles(STATEMENT);
        await borrower.page.getByText('Received').first().waitFor();
        await borrower.press('Send documents');
        await staff.page.getByText('Answered', { exact: true }).waitFor();
      };
      await hands.unfold('Raise a condition');
      await hands.pick('Bank statement');
      await hands.type('What the borrower reads (optional)', 'Please send your March statement.');
      await hands.press('Raise a condition');
      await borrower.at('We need one more thing from you');
      await send();
      await hands.press('Return');
      await hands.type('What must the borrower send instead?', 'Page 2 is missing.');
      await hands.press('Return');
      await borrower.page.getByText(/Page 2 is missing/).waitFor();
      await send();
      await hands.press('Clear');
      await expect.poll(() => placeOf(borrower.page), { timeout: WAIT_MS }).toBe(before);
      expect(await borrower.page.evaluate(() => document.body.dataset['opened'])).toBe('once');
      await staff.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );

  /** Drives the person to the review, as far as the automatic checks leave it to somebody. */
  async function arriveAt({ step, person, after, arrange }: ReviewCase): Promise<Journey> {
    const applied = person.dates?.['applied'];
    await app.providers.moveClock(applied ? `${applied}T18:00:00.000Z` : DEFAULT_START);
    const journey = await register(app, person);
    await drive(journey, decider, after ?? step);
    await arrange?.(journey, decider);
    const waits = async () => {
      const facts = await journey.facts();
      const current = currentStep(facts);
      return current.id === step && taskOf(current, facts) === undefined;
    };
    await vi.waitUntil(waits, { interval: 20, timeout: WAIT_MS });
    return journey;
  }

  async function openBorrowersPage({ person, uuid }: Journey): Promise<Borrower> {
    const borrower = await openBorrower(browser, `every-review-${uuid}`);
    const { page } = borrower;
    // The clock may have moved past the end of the first session.
    const answer = await app.call('logIn', { body: { email: person.email, password: PASSWORD } });
    const { jwt } = answer.body as { jwt: string };
    await page.goto(`${home}/account/heloc/auth/login`);
    await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
    await page.goto(`${home}/account/heloc/${uuid}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    await page.evaluate(() => {
      document.body.dataset['opened'] = 'once';
    });
    return borrower;
  }

  /** Signs somebody of the desk in, who finds the person in the work list and opens the application. */
  async function openFile({ step, person, how }: ReviewCase, name: string): Promise<AtFile> {
    const roles = STEPS_OF_DESKS.filter((row) => row.step === step).map(({ desk }) => desk);
    const email = `${name}.${step}@lender.example.com`.toLowerCase();
    await addStaff(app.context, { organisation: 'homeline', email, password: PASSWORD, name, roles });
    const staff = await openBorrower(browser, `every-review-${step}`);
    const { page } = staff;
    const hands = how === 'KEYBOARD' ? keyboard(page) : pointer(page);
    await page.goto(`${home}/console/`);
    await staff.at('Sign in to the console');
    await hands.type('Email address', email);
    await hands.type('Password', PASSWORD);
    await hands.press('Sign in');
    await staff.at('Work list');
    if (how === 'TABLET') await page.setViewportSize(TABLET_VIEWPORT);
    await hands.follow(person.name);
    await staff.at(person.name);
    if (how === 'TABLET') await page.setViewportSize(TABLET_VIEWPORT);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${step}, ${colorScheme}`);
    }
    return { staff, hands };
  }
});

type AtFile = { readonly staff: Borrower; readonly hands: Hands };

async function decide(
  { fill, step }: ReviewCase,
  decision: string,
  { staff, hands }: AtFile,
  facts: Facts,
): Promise<void> {
  const title = DECISION_COPY[decision]?.title;
  if (title) await hands.press(title);
  // A co-borrower’s proof of income is decided beside their name.
  else await hands.unfold('Decide income or credit alert');
  await fill?.(hands);
  if (reasonAskedFor(decision, facts) === 'REQUIRED') await hands.type('Reason for the borrower', REASON);
  await hands.press(title ?? 'Record');
  const done = needsSecondPerson(decision)
    ? 'Proposed. Another person must confirm it.'
    : 'Decision recorded.';
  await staff.page
    .getByText(done)
    .waitFor()
    .catch(async (cause) => {
      throw new Error(`${step} isn’t decided: ${await staff.text()}`, { cause });
    });
}

function decisionOf({ step, person, decision }: ReviewCase): string {
  return decision ?? person.forced.staff.find(({ at }) => at === step)?.decides ?? '';
}

/** What the borrower’s page is: its address, heading and the sentence below. */
async function placeOf(page: Page): Promise<string> {
  const texts = await page.locator('h1, .question-why').allTextContents();
  return [new URL(page.url()).pathname, ...texts].join(' ');
}
