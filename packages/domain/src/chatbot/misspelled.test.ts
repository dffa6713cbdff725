// Proves CB-02.

import { expect, it } from 'vitest';
import { isMisspelled } from './misspelled.ts';

it.each([
  ['apraisal', 'appraisal', true],
  ['morgtage', 'mortgage', true],
  ['notery', 'notary', true],
  ['rate', 'date', false],
  ['closing', 'recording', false],
])('tells whether “%s” is a misspelling of “%s”: %s', (word, other, isError) => {
  expect(isMisspelled(word, other)).toBe(isError);
});
