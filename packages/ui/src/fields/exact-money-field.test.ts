// Proves RU-51, RU-59.

import { expect, test } from 'vitest';
import { parseExactAmount } from './exact-money-field.tsx';

test.each([
  ['300.50', 30_050],
  ['300.5', 30_050],
  ['300.', 30_000],
  ['$4,500.07', 450_007],
  ['4,500', 450_000],
  // Floating-point arithmetic must not lose a cent.
  ['1.15', 115],
  ['', undefined],
])('parses %j to the cent', (typed, amount) => {
  expect(parseExactAmount(typed)).toBe(amount);
});

// A comma in place of a decimal point is not a separator.
test.each(['-500', '1e5', '0.001', '.5', 'abc', '12345678901234', '300,50', '4,5', '1,000,00', '4500,000'])(
  'returns the invalid amount %s unchanged',
  (typed) => {
    expect(parseExactAmount(typed)).toBe(typed);
  },
);

test.each([
  ['4,5001', 4_500_100],
  ['4,50', 45_000],
  ['4,500.07', 450_007],
])('parses %j after a digit of 4,500 was added or deleted', (typed, amount) => {
  expect(parseExactAmount(typed, '4,500')).toBe(amount);
});

test('does not treat a newly typed comma as a separator', () => {
  expect(parseExactAmount('300,', '300')).toBe('300,');
  expect(parseExactAmount('4,500,5', '4,500')).toBe('4,500,5');
});
