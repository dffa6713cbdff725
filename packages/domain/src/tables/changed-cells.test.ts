// Proves CO-33.

import { expect, it } from 'vitest';
import { homelineFiles } from '../testing/homeline.ts';
import { changedCells } from './changed-cells.ts';

const RATES = homelineFiles.rates;
const FIFTEEN = { table: 'Term', row: 3, where: 'Term 15 years' };
const ROW = /\s*<rule id="term_row_3">[\s\S]*?<\/rule>/;

it('finds no change between equal files, whatever their layout', async () => {
  expect(await changedCells(RATES, RATES)).toEqual([]);
  expect(await changedCells(RATES, RATES.replace(/(id="term_row_3_out_1"><text>)/, '$1 '))).toEqual([]);
});

it('names the table, row and column of a changed cell, with both texts', async () => {
  const after = RATES.replace(/(id="term_row_3_out_1"><text>)[^<]*/, '$10.35');
  expect(await changedCells(RATES, after)).toEqual([
    {
      ...{ table: 'Term', row: 3, where: 'Term 15 years', column: 'Percent' },
      ...{ before: '0', after: '0.35' },
    },
  ]);
});

it('shows removed and added rows, but not rows that only moved', async () => {
  const without = RATES.replace(ROW, '');
  expect(without).not.toBe(RATES);
  expect(await changedCells(RATES, without)).toEqual([{ ...FIFTEEN, before: '15 | 0' }]);
  expect(await changedCells(without, RATES)).toEqual([{ ...FIFTEEN, after: '15 | 0' }]);
});

it('shows a changed constant', async () => {
  const after = RATES.replace(/(id="aprCeiling_value"><text>)[^<]*/, '$117');
  expect(await changedCells(RATES, after)).toEqual([
    { table: 'Highest APR, %', before: '17.2', after: '17' },
  ]);
});

it('shows no changes for an unreadable file', async () => {
  expect(await changedCells(RATES, '<definitions')).toBeUndefined();
});

it.each([
  ['ten times the number before', '88', 'TENFOLD'],
  ['a tenth of the number before', '0.88', 'TENFOLD'],
  ['more than a point from the number before', '9.85', 'POINTS'],
  ['half a point from the number before', '9.3', undefined],
] as const)('says that a rate is probably mistyped: %s', async (_, rate, jump) => {
  const after = RATES.replace(/(id="base_row_1_out_1"><text>)[^<]*/, `$1${rate}`);
  expect((await changedCells(RATES, after))?.[0]?.jump).toBe(jump);
});

it('compares the rate of a new row with its neighbors', async () => {
  const row = (rate: string) =>
    RATES.replace(/<rule id="base_row_2">[\s\S]*?<\/rule>/, (found) =>
      found.replace('base_row_2"', 'added"').replace(/(out_1"><text>)[^<]*/, `$1${rate}`),
    );
  const jumps = async (rate: string) => (await changedCells(RATES, row(rate)))?.at(-1)?.jump;
  expect(await jumps('10.9')).toBe('NEIGHBORS');
  expect(await jumps('9')).toBeUndefined();
});
