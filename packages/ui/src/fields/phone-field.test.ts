// Proves VA-02.

import { expect, test } from 'vitest';
import { formatPhone } from './phone-field.tsx';

test.each([
  ['5', '5'],
  ['555', '555'],
  ['5555', '(555) 5'],
  ['5555550123', '(555) 555-0123'],
  ['+1 (555) 555-0123', '(555) 555-0123'],
  ['15555550123', '(555) 555-0123'],
  ['５５５５５５０１２３', '(555) 555-0123'],
  ['555\u00A0555\u00A00123', '(555) 555-0123'],
  ['+', '+'],
  ['+1 5', '5'],
])('formats %s as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each(['abc', '+52 55 2345 6789', '+5', '+44 20 7946 0958', '(555) 555-0123 x45', '(555) 555-01234'])(
  'leaves %s as typed, to be refused in words',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  },
);

test('deleting the hyphen deletes the digit before it', () => {
  expect(formatPhone('(555) 5550', '(555) 555-0')).toBe('(555) 555');
  expect(formatPhone('(555 5', '(555) 5')).toBe('555');
});
