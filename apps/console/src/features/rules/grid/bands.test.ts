import { expect, it } from 'vitest';
import { covers, testInWords } from './bands.ts';

it.each([
  ['>= 800', 'from 800'],
  ['< 640', 'below 640'],
  ['(50..60]', 'over 50 to 60'],
  ['[780..799]', '780 to 799'],
  ['[50..60)', '50 to below 60'],
  ['"SECOND_HOME"', 'SECOND HOME'],
  ['-', 'any'],
  ['not(5)', 'not(5)'],
])('words %s as “%s”', (test, words) => {
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
