// Proves CO-33.

import { expect, it } from 'vitest';
import { homelineFiles } from '../testing/homeline.ts';
import { withCellTexts } from './cell-texts.ts';
import { changedCells } from './changed-cells.ts';
import { readSheets, type Sheet } from './sheet.ts';

const { rates, policy } = homelineFiles;
const sheetOf = async (xml: string, id: string): Promise<Sheet> =>
  (await readSheets(xml))?.find((sheet) => sheet.id === id) ?? expect.fail();

it('shows every table of a rate sheet with its bands and rates, and no formula', async () => {
  const base = await sheetOf(rates, 'base');
  expect(base).toMatchObject({
    ...{ name: 'Base rate', inputs: ['Score', 'Combined loan to value, %'], outputs: ['Percent'] },
  });
  expect(base.rows[0]).toMatchObject({ number: 1, inputs: [{ text: '>= 800' }, { text: '<= 50' }] });
  expect(await sheetOf(rates, 'aprCeiling')).toMatchObject({ inputs: [], rows: [{ number: 1 }] });
  expect((await readSheets(rates))?.some(({ id }) => id === 'noteRate')).toBe(false);
});

it('shows no file without cell ids, since its cells can’t be edited', async () => {
  expect(await readSheets(rates.replace(/(<outputEntry) id="[^"]*"/, '$1'))).toBeUndefined();
  expect(await readSheets('<rates/>')).toBeUndefined();
});

it.each([
  ['a rate', 'rates', 'base_row_1_out_1', '9.125'],
  ['a band with signs of its own', 'policy', 'limitsByScore_row_5_in_1', '< 650'],
  ['a constant', 'rates', 'aprCeiling_value', '16.5'],
] as const)('changes %s and keeps every other byte', async (_, kind, id, text) => {
  const before = homelineFiles[kind];
  const after = withCellTexts(before, new Map([[id, text]]));
  expect(await changedCells(before, after)).toMatchObject([{ after: text }]);
  const was = (await changedCells(before, after))?.[0]?.before ?? expect.fail();
  expect(withCellTexts(after, new Map([[id, was]]))).toBe(before);
});

it('fills an empty cell, and refuses a cell that the file doesn’t have', () => {
  const empty = policy.replace(/(id="limitsByScore_row_1_out_1">)<text>85<\/text>/, '$1<text />');
  expect(withCellTexts(empty, new Map([['limitsByScore_row_1_out_1', '85']]))).toBe(policy);
  expect(() => withCellTexts(policy, new Map([['elsewhere', '1']]))).toThrow('No cell elsewhere');
});
