// Proves CO-33.

import { expect, it } from 'vitest';
import { homelineFiles } from '../testing/homeline.ts';
import { bandsInWords, problemInWords, rowInWords } from './places.ts';
import { readSheets } from './sheet.ts';

const sheets = (await readSheets(homelineFiles.rates)) ?? expect.fail();
const base = sheets.find(({ id }) => id === 'base') ?? expect.fail();

it('names a row by its bands, with units', () => {
  expect(rowInWords(base, 2)).toBe('Score from 800, Combined loan to value over 50 to 60 %');
  expect(bandsInWords({ inputs: ['Line, $'], tests: ['[15000..50000]'] })).toBe('Line $15000 to $50000');
  expect(bandsInWords({ inputs: ['State', 'Term, years'], tests: ['-', '10'] })).toBe('Term 10 years');
});

it('describes a problem by the bands of its first rows, and counts the rest', () => {
  const problem = { table: 'Base rate', column: 'Percent', message: 'can’t read 9,1' };
  expect(problemInWords(sheets, { ...problem, rows: [2] })).toBe(
    'Base rate; Score from 800, Combined loan to value over 50 to 60 %; Percent: can’t read 9,1',
  );
  expect(problemInWords(sheets, { ...problem, rows: [1, 2, 3, 4, 5] })).toContain('; 2 more rows; Percent:');
});

it('leaves a problem of a whole table or file unchanged', () => {
  expect(problemInWords(sheets, { message: 'is no DMN file' })).toBe('is no DMN file');
  expect(problemInWords(sheets, { table: 'Base rate', message: 'has a gap' })).toBe(
    'table "Base rate": has a gap',
  );
});
