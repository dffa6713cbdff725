import { expect, test } from 'vitest';
import { toggle } from './multi-choice-field.tsx';

const CHOICES = [
  { value: '2', label: 'Asian', within: [{ value: '27', label: 'Other Asian' }] },
  { value: '5', label: 'White' },
  { value: '6', label: 'I do not wish to provide this information', isAlone: true },
] as const;

test('lists several choices in page order', () => {
  expect(toggle(CHOICES, ['5'], '27', true)).toEqual(['27', '5']);
  expect(toggle(CHOICES, ['27', '5'], '5', false)).toEqual(['27']);
  expect(toggle(CHOICES, ['27'], '27', false)).toBeUndefined();
});

test('clears all other choices when an exclusive one is chosen, and the exclusive one when another is', () => {
  expect(toggle(CHOICES, ['2', '27', '5'], '6', true)).toEqual(['6']);
  expect(toggle(CHOICES, ['6'], '27', true)).toEqual(['27']);
  expect(toggle(CHOICES, ['6'], '6', false)).toBeUndefined();
});
