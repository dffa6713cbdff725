// Proves RU-08, RU-26.

import { describe, expect, it } from 'vitest';
import { type Change, cell, policyProblems, row } from '../testing/changed-rules.ts';

const assetRow = (id: string, age: string, pct: number, asset = 'BROKERAGE') =>
  `<rule id="${id}"><inputEntry id="${id}1"><text>"${asset}"</text></inputEntry>` +
  `<inputEntry id="${id}2"><text>${age}</text></inputEntry>` +
  `<outputEntry id="${id}3"><text>${pct}</text></outputEntry></rule>`;

describe('rejects a credit policy that breaks the law and names the table cell', () => {
  it.each<[string, Change, string]>([
    [
      'without a rule that declines a score below the minimum',
      row('creditRules_row_1'),
      'table "Rules about credit": no rule declines a score below the minimum',
    ],
    [
      'without a rule that declines insufficient equity',
      row('capacityRules_row_1'),
      'table "Rules about what equity and income carry": no rule declines insufficient equity',
    ],
    [
      'that counts a lower share of a pension for the elderly (12 CFR 1002.6(b)(2))',
      cell('assets_row_3_out_1', '10'),
      'table "Assets as income", rows 3 and 4: counts a lower share of RETIREMENT from age 60',
    ],
    [
      'that counts half of a pension for life (12 CFR 1002.6(b)(5))',
      cell('income_row_1_out_1', '50'),
      'table "Income other than pay", row 1: doesn’t count RETIREMENT_TAXABLE in full, although it continues for ten years or more',
    ],
    [
      'that never counts separate maintenance (12 CFR 1002.6(b)(5))',
      cell('income_row_4_out_1', '0'),
      'table "Income other than pay", row 4: doesn’t count SEPARATE_MAINTENANCE in full, although it was received for a year and continues for ten years or more',
    ],
    [
      'that counts savings other than a pension by age (12 CFR 1002.6(b)(2))',
      row('assets_row_2', assetRow('a', '&lt; 30', 0), assetRow('b', '&gt;= 30', 70)),
      'table "Assets as income", rows 2 and 3: the share of BROKERAGE varies by age',
    ],
    [
      'with a CLTV limit above the Texas Constitution’s in the Texas row',
      cell('limitsByHome_row_4_out_2', '85'),
      'table "Limits by home", row 4, column "Highest combined loan to value, %": 85% exceeds the Texas limit of 80%',
    ],
    [
      'without a Texas row that lowers a CLTV limit by score above the Texas Constitution’s',
      cell('limitsByHome_row_4_in_3', '"OH"'),
      'table "Limits by score", row 1, column "Highest combined loan to value, %": 85% exceeds the Texas limit of 80%',
    ],
    [
      'that declines without a reason for the notice (12 CFR 1002.9(b)(2))',
      cell('creditRules_row_6_out_5', 'null'),
      'table "Rules about credit", row 6, column "Reason of the notice": null: Must be a reason: the adverse action notice states it',
    ],
  ])('%s', async (_, change, words) => {
    expect((await policyProblems(change)).join('\n')).toContain(words);
  });
});

it('rejects a policy that counts a pension only when it is for life', async () => {
  const lifelong = [
    cell('income_row_1_in_3', '&gt;= 1000'),
    cell('income_row_2_in_3', '&gt;= 1000'),
    cell('income_row_3_in_3', '&lt; 1000'),
  ];
  expect((await policyProblems(...lifelong)).join()).toContain('doesn’t count RETIREMENT_TAXABLE in full');
});

describe('separate maintenance that continues for ten years counts in full (12 CFR 1002.6(b)(5))', () => {
  const receivedFor = (months: number) =>
    policyProblems(cell('income_row_4_in_2', `&gt;= ${months}`), cell('income_row_5_in_2', `&lt; ${months}`));

  it('accepts a policy that requires a one-year history and rejects a longer one', async () => {
    expect(await receivedFor(12)).toEqual([]);
    expect(await receivedFor(13)).toEqual([
      'table "Income other than pay", row 5: doesn’t count SEPARATE_MAINTENANCE in full, although it was received for a year and continues for ten years or more',
    ]);
    expect(await receivedFor(120)).toHaveLength(1);
  });

  it('rejects a policy with a lower share after a longer history', async () => {
    const part = (id: string, received: string, pct: number) =>
      `<rule id="${id}"><inputEntry id="${id}1"><text>"SEPARATE_MAINTENANCE"</text></inputEntry>` +
      `<inputEntry id="${id}2"><text>${received}</text></inputEntry>` +
      `<inputEntry id="${id}3"><text>&gt;= 36</text></inputEntry>` +
      `<outputEntry id="${id}4"><text>${pct}</text></outputEntry></rule>`;
    const rows = row('income_row_4', part('a', '[6..60]', 100), part('b', '&gt; 60', 50));
    expect((await policyProblems(rows)).join()).toContain('row 5: doesn’t count SEPARATE_MAINTENANCE');
  });
});

describe('a pension may count for less only until age 59 1/2, while a withdrawal costs a penalty', () => {
  const asRows = (...rows: readonly (readonly [age: string, pct: number])[]) => {
    const pension = rows.map(([age, pct], index) => assetRow(`p${index}`, age, pct, 'RETIREMENT'));
    return policyProblems(row('assets_row_3', ...pension), row('assets_row_4'));
  };

  it('rejects a policy that counts a higher share for younger borrowers', async () => {
    expect(await asRows(['&lt; 40', 60], ['[40..59]', 50], ['&gt;= 60', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: the share of RETIREMENT varies by age below 60',
    ]);
  });

  it('rejects a policy whose share changes at any other age', async () => {
    expect(await asRows(['&lt; 62', 50], ['&gt;= 62', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: the share of RETIREMENT varies by age from 60',
    ]);
    expect(await asRows(['&lt; 55', 50], ['&gt;= 55', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: the share of RETIREMENT varies by age below 60',
    ]);
  });

  it('accepts a policy with one share for every age, or with no share until the penalty ends', async () => {
    expect(await asRows(['-', 60])).toEqual([]);
    expect(await asRows(['&lt; 60', 0], ['&gt;= 60', 100])).toEqual([]);
    expect(await asRows(['&lt; 60', 50], ['[60..70]', 60], ['&gt; 70', 60])).toEqual([]);
  });
});

describe('the Texas 80% CLTV limit', () => {
  const ofTexas = (pct: string) => cell('limitsByHome_row_4_out_2', pct);

  it('reports the Texas row once even if it affects several property types', async () => {
    expect(await policyProblems(ofTexas('90'))).toEqual([
      'table "Limits by home", row 4, column "Highest combined loan to value, %": 90% exceeds the Texas limit of 80% (Tex. Const. art. XVI, 50(a)(6)(B))',
    ]);
  });

  it.each(['"TX"', '"OH", "TX"', 'not("OH")'])(
    'reports a row for %s above it, even when another row complies',
    async (states) => {
      const ofPrimaryHomes = cell('limitsByHome_row_1_in_2', '"PRIMARY"');
      const changes = [cell('limitsByHome_row_1_in_3', states), cell('limitsByHome_row_1_out_2', '85')];
      expect(await policyProblems(ofPrimaryHomes, ...changes)).toEqual([
        'table "Limits by home", row 1, column "Highest combined loan to value, %": 85% exceeds the Texas limit of 80% (Tex. Const. art. XVI, 50(a)(6)(B))',
      ]);
      // The policy makes no loans on second homes in Texas.
      expect(await policyProblems(...changes)).toEqual([]);
    },
  );

  it('accepts a policy whose limit is at or below 80%', async () => {
    expect(await policyProblems(ofTexas('75'))).toEqual([]);
    expect(await policyProblems(ofTexas('null'), cell('limitsByScore_row_1_out_1', '80'))).toEqual([]);
  });

  it('doesn’t apply to a policy that makes no loans in Texas', async () => {
    const anyUse = cell('propertyRules_row_6_in_7', '-');
    expect(await policyProblems(ofTexas('85'), anyUse)).toEqual([]);
  });
});
