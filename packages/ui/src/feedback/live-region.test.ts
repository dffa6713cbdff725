import { expect, test } from 'vitest';
import { asSentence } from './live-region.tsx';

test('messages are joined by commas and end with a period', () => {
  expect(asSentence(['First name: Required', 'ZIP code: Must be a ZIP code.'])).toBe(
    'First name: Required, ZIP code: Must be a ZIP code.',
  );
  expect(asSentence(['Required'])).toBe('Required.');
  expect(asSentence([])).toBe('');
});
