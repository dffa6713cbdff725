// Proves CO-33.

import { expect, it } from 'vitest';
import { homelineFiles } from '../testing/homeline.ts';
import { changedCells } from './changed-cells.ts';

const RATES = homelineFiles.rates;
const ROW = /\s*<rule id="term_row_3">[\s\S]*?<\/rule>/;

it('finds no change between equal files, whatever their layout', async () => {
  expect(await changedCells(RATES, RATES)).toEqual([]);
  expect(await changedCells(RATES, RATES.replace(/(id="term_row_3_out_1"><text>)/, '$1 '))).toEqual([]);
});

it('names the table, row and column of a changed cell, with both texts', async () => {
  const after = RATES.replace(/(id="term_row_3_out_1"><text>)[^<]*/, '$10.35');
  expect(await changedCells(RATES, after)).toEqual([
    { table: 'Term', row: 3, column: 'Percent', before: '0', after: '0.35' },
  ]);
});

it('shows a removed row and an added one, and no row that only moved up', async () => {
  const without = RATES.replace(ROW, '');
  expect(without).not.toBe(RATES);
  expect(await changedCells(RATES, without)).toEqual([{ table: 'Term', row: 3, before: '15 | 0' }]);
  expect(await changedCells(without, RATES)).toEqual([{ table: 'Term', row: 3, after: '15 | 0' }]);
});

it('shows a changed constant', async () => {
  const after = RATES.replace(/(id="aprCeiling_value"><text>)[^<]*/, '$117');
  expect(await changedCells(RATES, after)).toEqual([
    { table: 'Highest APR, %', before: '17.2', after: '17' },
  ]);
});

it('shows nothing of a file that can’t be read', async () => {
  expect(await changedCells(RATES, '<definitions')).toBeUndefined();
});
