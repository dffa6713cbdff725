// Proves RU-51.

import { expect, test } from 'vitest';
import { parseAmount } from './money-field.tsx';

test.each([
  ['4500', 450_000],
  ['4,500', 450_000],
  ['$4,500.00', 450_000],
  [' 0 ', 0],
  ['', undefined],
  [' ', undefined],
])('parses the amount %j', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each(['-500', '1e5', '0.001', '4500.', '4500.50', '60000,50', '75,00', 'abc', '😀', '12345678901234'])(
  'returns the invalid amount %s unchanged',
  (typed) => {
    expect(parseAmount(typed)).toBe(typed);
  },
);

test('accepts misplaced separators after a digit was added or deleted', () => {
  expect(parseAmount('4,5001', '4,500')).toBe(4_500_100);
  expect(parseAmount('4,50', '4,500')).toBe(45_000);
  expect(parseAmount('4,500,', '4,500')).toBe('4,500,');
});
