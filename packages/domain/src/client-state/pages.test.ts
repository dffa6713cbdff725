import { expect, test } from 'vitest';
import { isPage, mayShow } from './pages.ts';

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
])('while the step stands on %s, %s may be shown: %s', (stepPage, page, expected) => {
  expect(mayShow(stepPage, page)).toBe(expected);
});

test('a page with a parameter is known by its pattern', () => {
  expect(isPage('income/link/{type}', 'income/link/payroll')).toBe(true);
  expect(isPage('income/link/{type}', 'income/link')).toBe(false);
});
