// Proves CO-21.

import { expect, it } from 'vitest';
import { isKept, PROMISED_SECONDS } from './promises.ts';

it('promises offers in five minutes and money in five days', () => {
  expect(PROMISED_SECONDS).toEqual({ OFFERS_IN_FIVE_MINUTES: 300, MONEY_IN_FIVE_DAYS: 432_000 });
});

it('counts a promise as kept when half of at least 20 applications were on time', () => {
  expect(isKept({ applications: 20, withinPromise: 10 })).toBe(true);
  expect(isKept({ applications: 20, withinPromise: 9 })).toBe(false);
  expect(isKept({ applications: 19, withinPromise: 19 })).toBe(false);
  expect(isKept({ applications: 0, withinPromise: 0 })).toBe(false);
});
