import { expect, test } from 'vitest';
import { toggled } from './several-field.tsx';

const CHOICES = [
  { value: '2', label: 'Asian', within: [{ value: '27', label: 'Other Asian' }] },
  { value: '5', label: 'White' },
  { value: '6', label: 'I do not wish to provide this information', isAlone: true },
] as const;

test('several are chosen and listed in the order of the page', () => {
  expect(toggled(CHOICES, ['5'], '27', true)).toEqual(['27', '5']);
  expect(toggled(CHOICES, ['27', '5'], '5', false)).toEqual(['27']);
  expect(toggled(CHOICES, ['27'], '27', false)).toBeUndefined();
});

test('a choice that stands alone takes the place of all others, the finer ones included, and gives way to any', () => {
  expect(toggled(CHOICES, ['2', '27', '5'], '6', true)).toEqual(['6']);
  expect(toggled(CHOICES, ['6'], '27', true)).toEqual(['27']);
  expect(toggled(CHOICES, ['6'], '6', false)).toBeUndefined();
});
