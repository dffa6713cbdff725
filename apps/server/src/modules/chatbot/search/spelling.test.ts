import { expect, it } from 'vitest';
import { isMisspelled, spellingOf } from './spelling.ts';

it.each([
  ['apraisal', 'appraisal', true],
  ['morgtage', 'mortgage', true],
  ['notery', 'notary', true],
  ['rate', 'date', false],
  ['closing', 'recording', false],
])('knows whether “%s” is “%s” with a typing error: %s', (word, other, isError) => {
  expect(isMisspelled(word, other)).toBe(isError);
});

it('finds the entry whose wording has the same pieces of words, whatever their endings', async () => {
  const measure = spellingOf([
    { id: 'notary', texts: ['notarize the papers'] },
    { id: 'fees', texts: ['what fees do you charge'] },
  ]);
  const found = await measure('notarization');
  expect(found.get('notary')).toBeGreaterThan(0);
  expect(found.get('fees') ?? 0).toBe(0);
});
