import { describe, expect, it } from 'vitest';
import { type Change, cell, policyProblems, row } from '../testing/changed-rules.ts';

const assetRow = (id: string, age: string, pct: number, asset = 'BROKERAGE') =>
  `<rule id="${id}"><inputEntry id="${id}1"><text>"${asset}"</text></inputEntry>` +
  `<inputEntry id="${id}2"><text>${age}</text></inputEntry>` +
  `<outputEntry id="${id}3"><text>${pct}</text></outputEntry></rule>`;

describe('rejects a credit policy that breaks the law and names the table cell', () => {
  it.each<[string, Change, string]>([
    [
      'without a rule for a score below the limits, so that no reason could be given',
      row('creditRules_row_1'),
      'table "Rules about credit": no rule declines a score below the limits',
    ],
    [
      'without a rule for too little equity',
      row('capacityRules_row_1'),
      'table "Rules about what equity and income carry": no rule declines too little equity',
    ],
    [
      'that counts less of a pension for the elderly (12 CFR 1002.6(b)(2))',
      cell('assets_row_3_out_1', '10'),
      'table "Assets as income", rows 3 and 4: counts less of RETIREMENT from 60 on than before',
    ],
    [
      'that does not count a pension for life in full (12 CFR 1002.6(b)(5))',
      cell('income_row_1_out_1', '50'),
      'table "Income other than pay", row 1: does not count RETIREMENT_TAXABLE in full though it goes on for ten years or more',
    ],
    [
      'that never counts separate maintenance (12 CFR 1002.6(b)(5))',
      cell('income_row_4_out_1', '0'),
      'table "Income other than pay", row 4: does not count SEPARATE_MAINTENANCE in full though it was received for a year and goes on for ten years or more',
    ],
    [
      'that counts other savings than a pension by age (12 CFR 1002.6(b)(2))',
      row('assets_row_2', assetRow('a', '&lt; 30', 0), assetRow('b', '&gt;= 30', 70)),
      'table "Assets as income", rows 2 and 3: counts more or less of BROKERAGE by age',
    ],
    [
      'that allows more in Texas than its Constitution does',
      cell('limitsByHome_row_4_out_2', '85'),
      'table "Limits by home", row 4, column "Highest combined loan to value, %": 85% in Texas, where the law allows 80%',
    ],
    [
      'that does not narrow in Texas what its limits by score allow',
      cell('limitsByHome_row_4_in_3', '"OH"'),
      'table "Limits by score", row 1, column "Highest combined loan to value, %": 85% in Texas, where the law allows 80%',
    ],
    [
      'that refuses without a reason for the notice (12 CFR 1002.9(b)(2))',
      cell('creditRules_row_6_out_5', 'null'),
      'table "Rules about credit", row 6, column "Reason of the notice": null: Must be a reason: whoever is refused for it is told why',
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
  expect((await policyProblems(...lifelong)).join()).toContain('does not count RETIREMENT_TAXABLE in full');
});

describe('separate maintenance that continues for ten years must count in full (12 CFR 1002.6(b)(5))', () => {
  const receivedFor = (months: number) =>
    policyProblems(cell('income_row_4_in_2', `&gt;= ${months}`), cell('income_row_5_in_2', `&lt; ${months}`));

  it('accepts a required history of one year and rejects a longer one', async () => {
    expect(await receivedFor(12)).toEqual([]);
    expect(await receivedFor(13)).toEqual([
      'table "Income other than pay", row 5: does not count SEPARATE_MAINTENANCE in full though it was received for a year and goes on for ten years or more',
    ]);
    expect(await receivedFor(120)).toHaveLength(1);
  });

  it('rejects a lower share after a longer history', async () => {
    const part = (id: string, received: string, pct: number) =>
      `<rule id="${id}"><inputEntry id="${id}1"><text>"SEPARATE_MAINTENANCE"</text></inputEntry>` +
      `<inputEntry id="${id}2"><text>${received}</text></inputEntry>` +
      `<inputEntry id="${id}3"><text>&gt;= 36</text></inputEntry>` +
      `<outputEntry id="${id}4"><text>${pct}</text></outputEntry></rule>`;
    const rows = row('income_row_4', part('a', '[6..60]', 100), part('b', '&gt; 60', 50));
    expect((await policyProblems(rows)).join()).toContain('row 5: does not count SEPARATE_MAINTENANCE');
  });
});

describe('a pension may count for less only until age 59 1/2, while a withdrawal costs a penalty', () => {
  const asRows = (...rows: readonly (readonly [age: string, pct: number])[]) => {
    const pension = rows.map(([age, pct], index) => assetRow(`p${index}`, age, pct, 'RETIREMENT'));
    return policyProblems(row('assets_row_3', ...pension), row('assets_row_4'));
  };

  it('rejects a policy that counts a higher share for younger borrowers', async () => {
    expect(await asRows(['&lt; 40', 60], ['[40..59]', 50], ['&gt;= 60', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: counts more or less of RETIREMENT by age below 60',
    ]);
  });

  it('rejects a share that changes at any other age', async () => {
    expect(await asRows(['&lt; 62', 50], ['&gt;= 62', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: counts more or less of RETIREMENT by age from 60 on',
    ]);
    expect(await asRows(['&lt; 55', 50], ['&gt;= 55', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: counts more or less of RETIREMENT by age below 60',
    ]);
  });

  it('accepts the same share at every age, or none before the penalty ends', async () => {
    expect(await asRows(['-', 60])).toEqual([]);
    expect(await asRows(['&lt; 60', 0], ['&gt;= 60', 100])).toEqual([]);
    expect(await asRows(['&lt; 60', 50], ['[60..70]', 60], ['&gt; 70', 60])).toEqual([]);
  });
});

describe('the Texas 80% limit', () => {
  const ofTexas = (pct: string) => cell('limitsByHome_row_4_out_2', pct);

  it('reports the Texas row once, however many kinds of home it affects', async () => {
    expect(await policyProblems(ofTexas('90'))).toEqual([
      'table "Limits by home", row 4, column "Highest combined loan to value, %": 90% in Texas, where the law allows 80% (Tex. Const. art. XVI, 50(a)(6)(B))',
    ]);
  });

  it.each(['"TX"', '"OH", "TX"', 'not("OH")'])(
    'reports a row for %s that exceeds it, even when another row complies',
    async (states) => {
      const ofPrimaryHomes = cell('limitsByHome_row_1_in_2', '"PRIMARY"');
      const changes = [cell('limitsByHome_row_1_in_3', states), cell('limitsByHome_row_1_out_2', '85')];
      expect(await policyProblems(ofPrimaryHomes, ...changes)).toEqual([
        'table "Limits by home", row 1, column "Highest combined loan to value, %": 85% in Texas, where the law allows 80% (Tex. Const. art. XVI, 50(a)(6)(B))',
      ]);
      // The policy makes no loans on second homes in Texas.
      expect(await policyProblems(...changes)).toEqual([]);
    },
  );

  it('accepts a policy with lower limits', async () => {
    expect(await policyProblems(ofTexas('75'))).toEqual([]);
    expect(await policyProblems(ofTexas('null'), cell('limitsByScore_row_1_out_1', '80'))).toEqual([]);
  });

  it('ignores the limit in a policy that makes no loans in Texas', async () => {
    const anyUse = cell('propertyRules_row_6_in_7', '-');
    expect(await policyProblems(ofTexas('85'), anyUse)).toEqual([]);
  });
});
