// Proves CO-33.

import { expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { readRateSheet } from '../policy/read-rate-sheet.ts';
import { homelineFiles } from '../testing/homeline.ts';
import { withBandSplit, withoutBand, withoutRow, withRowAdded } from './row-edits.ts';
import { readSheets } from './sheet.ts';

const { rates } = homelineFiles;
const sheetIn = async (xml: string, id = 'base') =>
  (await readSheets(xml))?.find((sheet) => sheet.id === id) ?? expect.fail();
const testsIn = async (xml: string, input: number) => [
  ...new Set((await sheetIn(xml)).rows.map(({ inputs }) => inputs[input]?.text)),
];
const problemsOf = async (xml: string) => {
  const read = await readRateSheet({ version: civilDate('2026-01-01'), sha256: '' }, xml);
  return 'problems' in read ? read.problems.map(({ message }) => message) : [];
};

it('splits a score band: its rows are copied with their rates, without a gap or an overlap', async () => {
  const split =
    withBandSplit(rates, await sheetIn(rates), { input: 0, test: '>= 800' }, 820) ?? expect.fail();
  expect((await testsIn(split, 0)).slice(0, 3)).toEqual(['>= 820', '[800..819]', '[780..799]']);
  const { rows } = await sheetIn(split);
  expect(rows).toHaveLength((await sheetIn(rates)).rows.length + 7);
  expect(rows[7]).toMatchObject({
    inputs: [{ text: '[800..819]' }, { text: '<= 50' }],
    outputs: [{ text: '8.8' }],
  });
  expect(await problemsOf(split)).toEqual([]);
});

it('splits a CLTV band of every score', async () => {
  const split =
    withBandSplit(rates, await sheetIn(rates), { input: 1, test: '(50..60]' }, 55) ?? expect.fail();
  expect((await testsIn(split, 1)).slice(0, 4)).toEqual(['<= 50', '(50..55]', '(55..60]', '(60..70]']);
  expect(await problemsOf(split)).toEqual([]);
});

it('splits nothing outside a band', async () => {
  expect(withBandSplit(rates, await sheetIn(rates), { input: 0, test: '>= 800' }, 700)).toBeUndefined();
});

it('removes a band, and extends the next lower one', async () => {
  const without = withoutBand(rates, await sheetIn(rates), { input: 0, test: '>= 800' });
  expect((await testsIn(without, 0))[0]).toBe('>= 780');
  expect(await problemsOf(without)).toEqual([]);
});

it('removes the new band of a split, and shows the table as before', async () => {
  const split = withBandSplit(rates, await sheetIn(rates), { input: 0, test: '>= 800' }, 820) ?? '';
  const without = withoutBand(split, await sheetIn(split), { input: 0, test: '>= 820' });
  const textsOf = async (xml: string) =>
    (await sheetIn(xml)).rows.map(({ inputs, outputs }) => [...inputs, ...outputs].map(({ text }) => text));
  expect(await textsOf(without)).toEqual(await textsOf(rates));
});

it('adds a row for a choice and removes it again', async () => {
  const sheet = await sheetIn(rates, 'state');
  const row = sheet.rows[0] ?? expect.fail();
  const added = withRowAdded(rates, row, 0, '"WY"');
  const after = await sheetIn(added, 'state');
  expect(after.rows[1]).toMatchObject({
    inputs: [{ text: '"WY"' }],
    outputs: [{ text: row.outputs[0]?.text }],
  });
  expect(withoutRow(added, after.rows[1] ?? expect.fail())).toBe(rates);
});
