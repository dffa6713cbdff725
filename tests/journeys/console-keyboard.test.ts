// Proves CO-39.

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChat } from './borrowers-chat.ts';
import { type ConsoleVisit, startConsoleVisit } from './console-visit.ts';
import { personOf } from './visit.ts';

const TIMEOUT_MS = 240_000;
const SELF_EMPLOYED = personOf('t43');
const WITH_CONDITION = personOf('t46');
const REVALUED = personOf('t36');
const IN_CHAT = personOf('t02');

/** The presses of five tasks by keyboard alone. A chord is one, and so is a text, however long. */
const PRESSES = {
  'find what to do next and open it': { before: 29, now: 1 },
  'decide a self-employed borrower’s income': { before: 9, now: 3 },
  'open the decision that changed CLTV': { before: 25, now: 3 },
  'return a condition with a comment': { before: 28, now: 3 },
  'answer a chat and raise a condition from it': { before: 50, now: 7 },
} as const;
type Task = keyof typeof PRESSES;

let visit: ConsoleVisit;
beforeAll(async () => {
  visit = await startConsoleVisit([SELF_EMPLOYED, WITH_CONDITION, REVALUED, IN_CHAT]);
}, TIMEOUT_MS);
afterAll(() => visit?.end());

/** Works a page by keys alone, and counts them. */
function keysOf(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    async press(chord: string) {
      presses += 1;
      await page.keyboard.press(chord);
    },
    async type(text: string) {
      presses += 1;
      await page.keyboard.type(text);
    },
  };
}

const isFocused = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);

describe('by keyboard alone, with at most half the presses of before', () => {
  it.each(Object.entries(PRESSES))('%s', (_, { before, now }) => {
    expect(now).toBeLessThanOrEqual(before / 2);
  });

  it(
    'an underwriter finds what to do next and decides a self-employed borrower’s income',
    async () => {
      await visit.arriveAt(SELF_EMPLOYED, 'UW_REVIEW');
      const { page, ...uma } = await visit.open('work?waitsFor=UNDERWRITER', ['UNDERWRITER']);
      await page.getByRole('button', { name: 'Next file' }).waitFor();
      const finding = keysOf(page);
      await finding.press('Alt+n');
      await uma.at(SELF_EMPLOYED.name);
      expectPresses('find what to do next and open it', finding);

      await page.getByRole('button', { name: 'Approve' }).waitFor();
      const deciding = keysOf(page);
      await deciding.press('Alt+1');
      await isFocused(page.getByLabel('Comments for the file'));
      await deciding.type('Two years of returns agree.');
      await deciding.press('Control+Enter');
      const asks = page.getByText('Nothing is recorded yet');
      const done = page.getByText('Decision recorded.');
      await asks.or(done).first().waitFor();
      if (await asks.isVisible()) await deciding.press('Control+Enter');
      await done.waitFor();
      expectPresses('decide a self-employed borrower’s income', deciding);
      await uma.close();
    },
    TIMEOUT_MS,
  );

  it(
    'somebody opens the decision that changed CLTV',
    async () => {
      const { uuid } = await visit.arriveAt(REVALUED, 'NOTE_SIGNING');
      const { page, ...uma } = await visit.open(`applications/${uuid}`, ['UNDERWRITER']);
      await page.getByRole('button', { name: 'Actions' }).waitFor();
      const keys = keysOf(page);
      await keys.press('Control+k');
      await keys.type('Decisions');
      await keys.press('Enter');
      await page.getByRole('heading', { name: /^Home value:/ }).waitFor();
      expectPresses('open the decision that changed CLTV', keys);
      await uma.close();
    },
    TIMEOUT_MS,
  );

  it(
    'a processor returns a condition with a comment',
    async () => {
      const { uuid } = await visit.arriveAt(WITH_CONDITION, 'DOCUMENT_REVIEW');
      const { page, ...pat } = await visit.open(`applications/${uuid}`, ['OPERATIONS']);
      await page.getByRole('button', { name: 'Return', exact: true }).waitFor();
      const keys = keysOf(page);
      await keys.press('Alt+r');
      await isFocused(page.getByLabel('What must the borrower send instead?'));
      await keys.type('Page 2 is missing.');
      await keys.press('Control+Enter');
      await page.getByText('Page 2 is missing.').first().waitFor();
      expectPresses('return a condition with a comment', keys);
      await pat.close();
    },
    TIMEOUT_MS,
  );

  it(
    'an agent answers a chat and raises a condition from it',
    async () => {
      const borrower = await visit.arriveAt(IN_CHAT);
      const { page, ...ann } = await visit.open('chats', ['SUPPORT_AGENT']);
      await ann.press('Available');
      const chat = await startChat(visit.app, borrower, visit.home);
      await chat.write('Which documents do you need?');
      await page.getByText('Which documents do you need?').first().waitFor();
      const keys = keysOf(page);
      await keys.press('Alt+n');
      await page.getByRole('button', { name: 'Accept' }).waitFor();
      await keys.press('Alt+a');
      await isFocused(page.getByRole('textbox', { name: 'Message' }));
      await keys.type('A pay stub, please.');
      await keys.press('Enter');
      await expect.poll(() => chat.texts()).toContain('A pay stub, please.');
      await keys.press('Alt+c');
      await isFocused(page.getByLabel('From the catalogue'));
      await keys.type('Pro');
      await keys.press('Control+Enter');
      const conditions = page.getByRole('list', { name: 'What they still have to send' });
      await conditions.getByRole('listitem').waitFor();
      expectPresses('answer a chat and raise a condition from it', keys);
      await ann.close();
    },
    TIMEOUT_MS,
  );
});

function expectPresses(task: Task, keys: ReturnType<typeof keysOf>): void {
  expect(keys.presses(), task).toBeLessThanOrEqual(PRESSES[task].now);
}
