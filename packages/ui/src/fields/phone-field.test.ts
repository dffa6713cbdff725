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
  ['abc', ''],
])('formats %s as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('deleting the hyphen deletes the digit before it', () => {
  expect(formatPhone('(555) 5550', '(555) 555-0')).toBe('(555) 555');
  expect(formatPhone('(555 5', '(555) 5')).toBe('555');
});
