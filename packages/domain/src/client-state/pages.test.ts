// Proves RU-58, ST-10.

import { expect, test } from 'vitest';
import { PROGRESS_STAGES } from '../workflow/step.ts';
import { STEP_TABLE, type StepName, stepOf } from '../workflow/steps.ts';
import { answersPage, backPage, isPage, mayChange, mayShow, returnPage, stageOfPage } from './pages.ts';

test.each([
  ['start/profile', 'start/profile', true],
  ['start/profile', 'liens', false],
  ['start/app-summary', 'start/hmda', true],
  ['start/contact', 'start/hmda', false],
  ['signing/intro', 'signing/sign', true],
  ['signing/sign', 'signing/intro', false],
  ['income/review', 'income/link/payroll', true],
  ['income/review', 'income/link/', false],
  ['income/upload/{type}', 'income/upload/paystub', true],
  ['conditions', 'identity', true],
  ['notary/intro', 'answers/more-info', true],
])('at a step on %s, the page %s may show: %s', (stepPage, page, expected) => {
  expect(mayShow({ page: stepPage }, page)).toBe(expected);
});

test('a page with a parameter matches its pattern', () => {
  expect(isPage('income/link/{type}', 'income/link/payroll')).toBe(true);
  expect(isPage('income/link/{type}', 'income/link')).toBe(false);
});

test('answers can be read at any step, and changed only where the step allows it', () => {
  expect(mayShow({ page: 'bank/autopay' }, 'answers/more-info')).toBe(true);
  expect(mayChange({ page: 'bank/autopay' }, 'start/contact')).toBe(false);
  expect(mayChange({ page: 'start/app-summary' }, 'start/contact')).toBe(true);
  expect(mayChange({ page: 'start/app-summary' }, 'liens')).toBe(true);
  expect(mayChange({ page: 'income/review' }, 'liens')).toBe(false);
  expect(mayChange({ page: 'start/profile' }, 'review-app/property')).toBe(true);
  expect(mayChange({ page: 'liens' }, 'review-app/property')).toBe(false);
});

test('liens and home costs can be changed from every offer page until the application is submitted', () => {
  for (const page of [
    'product/select',
    'product/assets',
    'start/contact',
    'start/hmda',
    'start/app-summary',
  ]) {
    expect([page, mayChange({ page }, 'liens')]).toEqual([page, true]);
    expect([page, mayShow({ page, submitted: true }, 'liens')]).toEqual([page, false]);
  }
  expect(mayShow({ page: 'liens', submitted: true }, 'liens')).toBe(true);
});

test('demographic information can be corrected after submission until the application ends', () => {
  const submitted = { page: 'signing/intro', submitted: true } as const;
  expect(mayChange({ ...submitted, kind: 'BORROWER_ACTION' }, 'start/hmda')).toBe(true);
  expect(mayChange({ ...submitted, kind: 'TERMINAL' }, 'start/hmda')).toBe(false);
  expect(mayChange({ page: 'start/contact' }, 'start/hmda')).toBe(false);
});

const [INITIAL, PRODUCT_SELECT, MORE_INFO, LINK_INCOME] = PROGRESS_STAGES;
const statusAt = (page: string, stage: (typeof PROGRESS_STAGES)[number], answer?: string) => ({
  page,
  kind: 'BORROWER_ACTION',
  progress: {
    stage,
    stages: PROGRESS_STAGES,
    answer,
    done: PROGRESS_STAGES.slice(0, PROGRESS_STAGES.indexOf(stage)).map((behind) => ({ stage: behind })),
  },
});

test.each([
  ['an earlier answer that may be changed', statusAt('start/hmda', MORE_INFO), 'start/hmda', 'start/contact'],
  [
    'the answer before, from an earlier answer',
    statusAt('start/app-summary', MORE_INFO),
    'start/hmda',
    'start/contact',
  ],
  [
    'the current step, from one of its other pages',
    statusAt('income/review', LINK_INCOME),
    'income/link/payroll',
    'income/review',
  ],
  [
    'the current step, from the answers of a stage',
    statusAt('bank/autopay', LINK_INCOME),
    'answers/initial',
    'bank/autopay',
  ],
  [
    'the answers of the current stage',
    statusAt('bank/autopay', LINK_INCOME, '$9,800'),
    'bank/autopay',
    'answers/link-income',
  ],
  [
    'the inputs of the offers, where they may be changed',
    statusAt('product/select', PRODUCT_SELECT),
    'product/select',
    'liens',
  ],
  [
    'the answers of the previous stage',
    { ...statusAt('product/select', PRODUCT_SELECT), submitted: true as const },
    'product/select',
    'answers/initial',
  ],
  ['the dashboard, before anything is answered', statusAt('start/profile', INITIAL), 'start/profile', '/'],
  [
    'the dashboard, after the application ended',
    { ...statusAt('error/decline', INITIAL, 'x'), kind: 'TERMINAL' },
    'error/decline',
    '/',
  ],
])('Back leads to %s', (_, status, page, expected) => {
  expect(backPage(status, page)).toBe(expected);
});

test('Back from every step leads to a page that may be shown', () => {
  for (const id of Object.keys(STEP_TABLE) as StepName[]) {
    const { page, stage = INITIAL } = stepOf(id);
    const to = backPage(statusAt(page, stage, 'something'), page);
    expect([id, to === '/' || mayShow({ page }, to)]).toEqual([id, true]);
    expect([id, to === page]).toEqual([id, false]);
  }
});

test('Back, pressed again and again, reaches the dashboard and no page twice', () => {
  for (const id of Object.keys(STEP_TABLE) as StepName[]) {
    const { page, stage = INITIAL } = stepOf(id);
    const status = statusAt(page, stage);
    const visited: string[] = [page];
    for (
      let to = backPage(status, page);
      to !== '/' && !to.startsWith('answers/');
      to = backPage(status, to)
    ) {
      expect([id, visited, visited.includes(to)]).toEqual([id, visited, false]);
      visited.push(to);
    }
  }
});

test('the sidebar shows the page’s stage: Select Offer for the offers, even from a later step', () => {
  const status = statusAt('start/contact', MORE_INFO);
  expect(stageOfPage(status, 'product/select')).toBe('PRODUCT_SELECT');
  expect(stageOfPage(status, 'start/contact')).toBe('MORE_INFO');
  expect(stageOfPage(status, answersPage('INITIAL'))).toBe('INITIAL');
  expect(stageOfPage(statusAt('product/select', LINK_INCOME), 'product/select')).toBe('LINK_INCOME');
});

test('returns only to a page that the step allows', () => {
  expect(returnPage({ page: 'signing/intro' }, 'signing/sign')).toBe('signing/sign');
  expect(returnPage({ page: 'signing/intro' }, 'https://elsewhere.example')).toBe('signing/intro');
  expect(returnPage({ page: 'income/upload/{type}' }, null)).toBe('income/upload/paystubs');
});
