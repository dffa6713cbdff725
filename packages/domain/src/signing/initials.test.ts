// Proves DS-15.

import { expect, it } from 'vitest';
import { areInitialsOf, initialsOf } from './initials.ts';

it.each([
  ['AH', 'Avery Happy', true],
  ['a. h.', 'Avery Happy', true],
  ['AJH', 'Avery Jane Happy', true],
  ['AH', 'Avery Jane Happy', true],
  ['MA', 'María José Álvarez-O’Neill', true],
  ['A', 'Avery Happy', false],
  ['HA', 'Avery Happy', false],
  ['AX', 'Avery Happy', false],
  ['AHH', 'Avery Happy', false],
  ['C', 'Cher', true],
])('%s are initials of %s: %s', (typed, name, are) => {
  expect(areInitialsOf(typed, name)).toBe(are);
});

it('suggests initials that are accepted', () => {
  for (const name of ['Avery Happy', 'María José Álvarez-O’Neill', 'Cher'])
    expect(areInitialsOf(initialsOf(name), name)).toBe(true);
});
