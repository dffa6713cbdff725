// Proves CO-81.

import { expect, test } from 'vitest';
import { mentionedIn, mentionTyped, withMention } from './mentions.ts';

test('looks for a name after an @ that starts a word', () => {
  expect(mentionTyped('Please look, @Be')).toBe('Be');
  expect(mentionTyped('@')).toBe('');
  expect(mentionTyped('@Bea Bu')).toBe('Bea Bu');
  expect(mentionTyped('avery@example')).toBeUndefined();
  expect(mentionTyped('@Bea Burns is there')).toBeUndefined();
});

test('replaces the typed part of a name with the chosen colleague’s mention', () => {
  const [bea, cy] = [{ name: 'Bea Burns' }, { name: 'Cy Chu' }];
  expect(withMention('Please look, @Be', 'Bea Burns')).toBe('Please look, @Bea Burns ');
  expect(mentionedIn('Please look, @Bea Burns ', [bea, cy])).toEqual([bea]);
});
