// Proves RU-45.

import { expect, it } from 'vitest';
import { cell, sheetWith } from '../testing/changed-rules.ts';

it.each([
  ['4.79', 4.18, 2],
  ['4.05', 4.05, 3],
])(
  'uses the lower of the 10-year and 20-year yields for a 15-year term: 4.18%% and %s%%',
  async (over20, pct, row) => {
    const { sheet } = await sheetWith(
      cell('treasuryYield_row_2_out_1', ' 4.18'),
      cell('treasuryYield_row_3_out_1', ` ${over20}`),
    );
    expect(sheet.treasuryYield(15)).toMatchObject({ row, output: { pct } });
  },
);

it('uses the yield of the matching maturity for every other term', async () => {
  const { sheet } = await sheetWith(cell('treasuryYield_row_1_out_1', '4.9'));
  const yields = ([5, 10, 20, 30] as const).map((years) => sheet.treasuryYield(years).output.pct);
  expect(yields).toEqual([4.9, 4.18, 4.79, 4.85]);
});
