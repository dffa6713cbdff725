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

// A comma in the place of the point is no separator, wherever it stands.
test.each(['-500', '1e5', '0.001', '.5', 'abc', '12345678901234', '300,50', '4,5', '1,000,00', '4500,000'])(
  '%s is none, and is not made into one',
  (typed) => {
    expect(exactAmountOf(typed)).toBe(typed);
  },
);

test.each([
  ['4,5001', 4_500_100],
  ['4,50', 45_000],
  ['4,500.07', 450_007],
])('%j that was 4,500 is an amount that lost or won a digit', (typed, amount) => {
  expect(exactAmountOf(typed, '4,500')).toBe(amount);
});

test('a comma that is typed into an amount is none of its separators', () => {
  expect(exactAmountOf('300,', '300')).toBe('300,');
  expect(exactAmountOf('4,500,5', '4,500')).toBe('4,500,5');
});
