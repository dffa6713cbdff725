// Proves CB-02.

import { expect, it } from 'vitest';
import { correctionOf } from './corrections.ts';

const corrected = correctionOf(
  [
    { id: 'title', texts: ['old lien on the home', 'different contractor'] },
    { id: 'sign-in', texts: ['i forgot my password'] },
  ],
  new Set(['everything', 'horse', 'quote']),
);

it.each([
  ['lein', 'lien'],
  ['contracter', 'contractor'],
  ['diffrent', 'different'],
  ['fergot', 'forgot'],
  ['everyting', 'everything'],
])('corrects “%s” to “%s”', (word, right) => {
  expect(corrected(word)).toBe(right);
});

it.each(['horse', 'quotes', 'liens', 'hom', 'zxcvbn', '40000'])('leaves “%s” as it is', (word) => {
  expect(corrected(word)).toBe(word);
});
