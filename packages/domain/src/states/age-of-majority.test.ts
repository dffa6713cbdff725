import { expect, test } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { isOldEnough, tooYoungMessage } from './age-of-majority.ts';

const BORN = civilDate('2008-03-02');

test.each([
  ['OH', '2026-03-01', false],
  ['OH', '2026-03-02', true],
  ['NE', '2026-03-02', true],
  ['AL', '2027-03-01', false],
  ['AL', '2027-03-02', true],
  ['MS', '2029-03-01', false],
  ['MS', '2029-03-02', true],
])('in %s, someone born on 2008-03-02 may borrow on %s: %s', (state, on, may) => {
  expect(isOldEnough(BORN, civilDate(on), state)).toBe(may);
});

test('tells a person under age their state’s age of majority', () => {
  expect(tooYoungMessage('OH')).toBe('You must be at least 18 years old to apply.');
  expect(tooYoungMessage('AL')).toBe('You must be at least 19 years old to apply.');
  expect(tooYoungMessage('OH', 'sign')).toBe('You must be at least 18 years old to sign.');
});
