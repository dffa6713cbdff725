// Proves CO-33.

import { expect, it } from 'vitest';
import { covers, joinedBands, splitBand, testInWords } from './bands.ts';

it.each([
  ['>= 800', 'from 800'],
  ['< 640', 'below 640'],
  ['(50..60]', 'over 50 to 60'],
  ['[780..799]', '780 to 799'],
  ['[50..60)', '50 to below 60'],
  ['"SECOND_HOME"', 'SECOND HOME'],
  ['-', 'any'],
  ['not(5)', 'not(5)'],
])('describes %s as “%s”', (test, words) => {
  expect(testInWords(test)).toBe(words);
});

it.each([
  ['> 75', '(75..80]', true],
  ['> 75', '[75..80]', false],
  ['> 75', '> 85', true],
  ['<= 50', '(40..50]', true],
  ['< 50', '(40..50]', false],
  ['(50..60]', '(50..60]', true],
  ['-', '"CA"', true],
  ['"CA"', '"NY"', false],
])('tells whether %s covers %s: %s', (test, other, is) => {
  expect(covers(test, other)).toBe(is);
});

it.each([
  ['(50..60]', 55, false, '(50..55]', '(55..60]'],
  ['[700..719]', 710, true, '[700..709]', '[710..719]'],
  ['>= 800', 820, true, '[800..819]', '>= 820'],
  ['< 640', 600, true, '< 600', '[600..639]'],
  ['> 85', 90, false, '(85..90]', '> 90'],
  ['<= 50', 40, false, '<= 40', '(40..50]'],
] as const)('splits %s at %d without a gap', (test, at, isWhole, lower, upper) => {
  expect(splitBand(test, at, isWhole)).toEqual({ lower, upper });
});

it('splits no band outside its ends, and no other kind of cell', () => {
  expect(splitBand('[700..719]', 720, true)).toBeUndefined();
  expect(splitBand('[700..719]', 709.5, true)).toBeUndefined();
  expect(splitBand('"TX"', 5, false)).toBeUndefined();
});

it('joins two bands that touch', () => {
  expect(joinedBands('[700..719]', '[720..739]')).toBe('[700..739]');
  expect(joinedBands('> 85', '(80..85]')).toBe('> 80');
  expect(joinedBands('<= 50', '> 50')).toBe('-');
  expect(joinedBands('"TX"', '> 50')).toBeUndefined();
});
