import { expect, test } from 'vitest';
import { exactAmountOf } from './exact-money-field.tsx';

test.each([
  ['300.50', 30_050],
  ['300.5', 30_050],
  ['300.', 30_000],
  ['$4,500.07', 450_007],
  ['4,500', 450_000],
  // Nothing is lost between dollars and cents.
  ['1.15', 115],
  ['', undefined],
])('%j is an amount to the cent', (typed, amount) => {
  expect(exactAmountOf(typed)).toBe(amount);
});

test.each(['-500', '1e5', '0.001', '.5', 'abc', '12345678901234'])(
  '%s is none, and is not made into one',
  (typed) => {
    expect(exactAmountOf(typed)).toBe(typed);
  },
);
