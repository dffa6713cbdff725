import { expect, test } from 'vitest';
import { amountOf } from './money-field.tsx';

test.each([
  ['4500', 450_000],
  ['4,500', 450_000],
  ['$4,500.00', 450_000],
  [' 0 ', 0],
  ['', undefined],
  [' ', undefined],
])('%j is an amount', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

test.each(['-500', '1e5', '0.001', '4500.', '4500.50', '60000,50', '75,00', 'abc', '😀', '12345678901234'])(
  '%s is none, and is not made into one',
  (typed) => {
    expect(amountOf(typed)).toBe(typed);
  },
);

test('a digit put into an amount, or taken out of it, moves its separators', () => {
  expect(amountOf('4,5001', '4,500')).toBe(4_500_100);
  expect(amountOf('4,50', '4,500')).toBe(45_000);
  expect(amountOf('4,500,', '4,500')).toBe('4,500,');
});
