// Proves SH-19.

import { expect, test } from 'vitest';
import { joinMessages } from './live-region.tsx';

test('joins messages with commas and ends with a period', () => {
  expect(joinMessages(['First name: Required', 'ZIP code: Must be a ZIP code.'])).toBe(
    'First name: Required, ZIP code: Must be a ZIP code.',
  );
  expect(joinMessages(['Required'])).toBe('Required.');
  expect(joinMessages([])).toBe('');
});
