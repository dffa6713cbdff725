// Proves CO-05, CO-11.

import type { Facts } from '@homeline/domain/facts/facts.ts';
import { REASONS } from '@homeline/domain/reasons/reason-codes.ts';
import { DECISION_COPY, reasonCodesAskedFor } from '@homeline/domain/staff/decision-copy.ts';
import { needsSecondPerson } from '@homeline/domain/staff/four-eyes.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { baseDecisionName } from '@homeline/domain/workflow/staff-decisions.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../apps/server/src/testing/files.ts';
import { REVIEW_CASES, type ReviewCase, STEPS_OF_DESKS } from './review-cases.ts';
import { type AtFile, type SideBySide, startSideBySide, WAIT_MS, wasOpenedOnce } from './side-by-side.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 600_000;
const REASON = 'We could not verify the income you stated';
const STATEMENT = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(''),
};

it('every step that the lender’s people end has a case', () => {
  const steps = STEPS_OF_DESKS.map(({ step }) => step);
  expect(REVIEW_CASES.map(({ step }) => step).toSorted()).toEqual(steps.toSorted());
});

describe.runIf(process.env['TEST_LONG'])('borrower and staff side by side, at a lender of four eyes', () => {
  let both: SideBySide;
  beforeAll(async () => {
    both = await startSideBySide(REVIEW_CASES.map(({ person }) => person));
  }, TIMEOUT_MS);
  afterAll(() => both?.end());

  it.each(REVIEW_CASES)(
    '$step: the desk decides in the console, and the borrower’s open page moves on by itself',
    async (review) => {
      const { step } = review;
      const journey = await both.arriveAt(review);
      const borrower = await both.openBorrowersPage(journey);
      const decision = baseDecisionName(decisionOf(review));
      const before = await placeOf(borrower.page);
      const first = await both.openFile(review, 'First');
      await decide(review, decision, first, await journey.facts());
      if (needsSecondPerson(decision)) {
        await first.staff.page.getByText('You proposed this. Another person must confirm it.').waitFor();
        expect(await placeOf(borrower.page)).toEqual(before);
        const second = await both.openFile(review, 'Second');
        await second.hands.press('Confirm');
        await second.staff.page.getByText('Confirmed.').waitFor();
        await second.staff.close();
      }
      await expect.poll(() => placeOf(borrower.page), { timeout: WAIT_MS }).not.toEqual(before);
      expect(currentStep(await journey.facts()).id).not.toBe(step);
      expect(await wasOpenedOnce(borrower.page)).toBe(true);
      await first.staff.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );

  it(
    'a condition is raised, returned and cleared in the console, and both open pages follow',
    async () => {
      const review = { step: 'OFFER_SELECTION', desk: 'OPERATIONS', person: personOf('t01') } as const;
      const borrower = await both.openBorrowersPage(await both.arriveAt(review));
      const before = await placeOf(borrower.page);
      const { staff, hands } = await both.openFile(review, 'Conditions');
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
      await hands.press('Actions');
      await hands.press('Raise a condition');
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
      expect(await wasOpenedOnce(borrower.page)).toBe(true);
      await staff.close();
      await borrower.close();
    },
    TIMEOUT_MS,
  );

  it(
    'a returned proposal comes back to the open work list of whoever made it',
    async () => {
      const review = {
        step: 'DELINQUENCY_REVIEW',
        person: personOf('t12'),
        decision: 'DELINQUENCY_CONFIRMED',
      } as const;
      const journey = await both.arriveAt(review);
      const first = await both.openFile(review, 'Proposer');
      const { page } = first.staff;
      await decide(review, review.decision, first, await journey.facts());
      await first.hands.follow('Work list');
      await page.getByText('waits for a second person').first().waitFor();
      expect(await page.getByRole('link', { name: /^Returned to you/ }).count()).toBe(0);
      const second = await both.openFile(review, 'Reader');
      await second.hands.press('Return it');
      await second.hands.type('Why?', 'Which payment was late?');
      await second.hands.press('Return it');
      await page.getByRole('link', { name: 'Returned to you 1' }).click();
      await page.getByText('proposal returned').waitFor();
      await first.hands.follow(review.person.name);
      await page.getByText('Returned: Which payment was late?').waitFor();
      await second.staff.close();
      await first.staff.close();
    },
    TIMEOUT_MS,
  );
});

async function decide(
  { fill, step }: ReviewCase,
  decision: string,
  { staff, hands }: AtFile,
  facts: Facts,
): Promise<void> {
  const title = DECISION_COPY[decision]?.title;
  // A co-borrower’s proof of income is decided beside their name, where its form is open.
  if (title) await hands.press(title);
  await fill?.(hands);
  if (DECISION_COPY[decision]?.reason) await hands.type('Reason for the borrower', REASON);
  if (reasonCodesAskedFor(decision, facts) === 'REQUIRED') await hands.pick(REASONS.AA10.text);
  await hands.press(title ?? 'Record');
  const done = needsSecondPerson(decision)
    ? 'Proposed. Another person must confirm it.'
    : 'Decision recorded.';
  // What the decision changes is shown first, if it wasn't on the page yet.
  const asks = staff.page.getByText('Nothing is recorded yet.');
  await asks.or(staff.page.getByText(done)).first().waitFor();
  if (await asks.isVisible()) await hands.press(title ?? 'Record');
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
