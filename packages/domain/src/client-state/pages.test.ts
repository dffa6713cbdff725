import { expect, test } from 'vitest';
import { PROGRESS_STAGES } from '../workflow/step.ts';
import { STEP_TABLE, type StepName, stepOf } from '../workflow/steps.ts';
import { answersPage, isPage, mayChange, mayShow, pageBefore, pageToReturnTo, stageShown } from './pages.ts';

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
])('while the step stands on %s, %s may be shown: %s', (stepPage, page, expected) => {
  expect(mayShow({ page: stepPage }, page)).toBe(expected);
});

test('a page with a parameter is known by its pattern', () => {
  expect(isPage('income/link/{type}', 'income/link/payroll')).toBe(true);
  expect(isPage('income/link/{type}', 'income/link')).toBe(false);
});

test('answers are read at any step, and changed only where the step lets them', () => {
  expect(mayShow({ page: 'bank/autopay' }, 'answers/more-info')).toBe(true);
  expect(mayChange({ page: 'bank/autopay' }, 'start/contact')).toBe(false);
  expect(mayChange({ page: 'start/app-summary' }, 'start/contact')).toBe(true);
  expect(mayChange({ page: 'start/app-summary' }, 'liens')).toBe(true);
  expect(mayChange({ page: 'income/review' }, 'liens')).toBe(false);
  expect(mayChange({ page: 'start/profile' }, 'review-app/property')).toBe(true);
  expect(mayChange({ page: 'liens' }, 'review-app/property')).toBe(false);
});

test('what is owed and what the home costs is changed from wherever an offer is chosen, until the application is submitted', () => {
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

const [INITIAL, PRODUCT_SELECT, MORE_INFO, LINK_INCOME] = PROGRESS_STAGES;
const standing = (page: string, stage: (typeof PROGRESS_STAGES)[number], answer?: string) => ({
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
  [
    'an earlier answer that may be given anew',
    standing('start/hmda', MORE_INFO),
    'start/hmda',
    'start/contact',
  ],
  [
    'where one stands, from an earlier page',
    standing('start/hmda', MORE_INFO),
    'start/contact',
    'start/hmda',
  ],
  [
    'where one stands, from answers',
    standing('bank/autopay', LINK_INCOME),
    'answers/initial',
    'bank/autopay',
  ],
  [
    'what the stage came to so far',
    standing('bank/autopay', LINK_INCOME, '$9,800'),
    'bank/autopay',
    'answers/link-income',
  ],
  [
    'what the offers rest on, where that may be said anew',
    standing('product/select', PRODUCT_SELECT),
    'product/select',
    'liens',
  ],
  [
    'what the stage before came to',
    { ...standing('product/select', PRODUCT_SELECT), submitted: true as const },
    'product/select',
    'answers/initial',
  ],
  ['the dashboard, before anything is answered', standing('start/profile', INITIAL), 'start/profile', '/'],
  [
    'the dashboard, when all is over',
    { ...standing('error/decline', INITIAL, 'x'), kind: 'TERMINAL' },
    'error/decline',
    '/',
  ],
])('Back leads to %s', (_, status, page, expected) => {
  expect(pageBefore(status, page)).toBe(expected);
});

test('Back from every step leads to a page that may be shown', () => {
  for (const id of Object.keys(STEP_TABLE) as StepName[]) {
    const { page, stage = INITIAL } = stepOf(id);
    const to = pageBefore(standing(page, stage, 'something'), page);
    expect([id, to === '/' || mayShow({ page }, to)]).toEqual([id, true]);
    expect([id, to === page]).toEqual([id, false]);
  }
});

test('the stage shown is that of the page: the offers are Select Offer also while more is asked', () => {
  const asked = standing('start/contact', MORE_INFO);
  expect(stageShown(asked, 'product/select')).toBe('PRODUCT_SELECT');
  expect(stageShown(asked, 'start/contact')).toBe('MORE_INFO');
  expect(stageShown(asked, answersPage('INITIAL'))).toBe('INITIAL');
  expect(stageShown(standing('product/select', LINK_INCOME), 'product/select')).toBe('LINK_INCOME');
});

test('one returns to the page that one came from, and to no other', () => {
  expect(pageToReturnTo({ page: 'signing/intro' }, 'signing/sign')).toBe('signing/sign');
  expect(pageToReturnTo({ page: 'signing/intro' }, 'https://elsewhere.example')).toBe('signing/intro');
  expect(pageToReturnTo({ page: 'income/upload/{type}' }, null)).toBe('income/upload/paystubs');
});
