// Proves CO-07.

import { expect, it } from 'vitest';
import { spellingVariants } from './spelling-variants.ts';

it.each([
  ['lgaldesc', 'legaldesc'],
  ['legaldescc', 'legaldesc'],
  ['legaldexc', 'legaldesc'],
  ['legadlesc', 'legaldesc'],
  ['egaldesc', 'legaldesc'],
  ['legaldes', 'legaldesc'],
])('%s may be a misspelling of %s', (typed, name) => {
  expect(spellingVariants(typed)).toContain(name);
});

it('a word isn’t a variant of itself or of a word two edits away', () => {
  expect(spellingVariants('lgaldexc')).not.toContain('legaldesc');
  expect(spellingVariants('anna')).not.toContain('anna');
});

it('short words, numbers and sentences have no variants', () => {
  for (const word of ['ann', '1234', 'a'.repeat(25)]) expect(spellingVariants(word)).toEqual([]);
  expect(spellingVariants('a'.repeat(24)).length).toBeLessThan(1500);
});
