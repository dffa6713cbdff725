// Proves RU-26.

import { describe, expect, it } from 'vitest';
import { type Change, cell, policyWith, row, sheetWith } from '../testing/changed-rules.ts';
import { homelineRules } from '../testing/homeline.ts';
import { ruleGaps } from './rule-gaps.ts';

const ofSheet = async (...changes: readonly Change[]) => ruleGaps(await sheetWith(...changes));
const ofPolicy = async (...changes: readonly Change[]) => ruleGaps(await policyWith(...changes));
const emptied = (table: string, rows: number) =>
  Array.from({ length: rows }, (_, index) => cell(`${table}_row_${index + 1}_out_1`, 'null'));

it('finds no gap in the sample rules', () => {
  expect(ruleGaps(homelineRules)).toEqual([]);
});

describe('reports an empty rate row that an allowed line can match', () => {
  it.each<[string, Change, string]>([
    [
      'for the fixed-term product',
      cell('product_row_1_out_1', 'null'),
      'Product FIXED_TERM (table "Product" of the rate sheet, row 1)',
    ],
    [
      'for the interest-only product, which has an available term',
      cell('product_row_2_out_1', 'null'),
      'Product INTEREST_ONLY_AGE_RESTRICTED (table "Product" of the rate sheet, row 2)',
    ],
    [
      'for an available term',
      cell('term_row_1_out_1', 'null'),
      'Term, years 5 (table "Term" of the rate sheet, row 1)',
    ],
    [
      'for pay stubs',
      cell('income_row_2_out_1', 'null'),
      'How income was shown MANUAL_PAYSTUB (table "How income was shown" of the rate sheet, row 2)',
    ],
    [
      'for a lien position',
      cell('lien_row_1_out_1', 'null'),
      'Lien position 1 (table "Lien position" of the rate sheet, row 1)',
    ],
    ['for a state', cell('state_row_2_out_1', 'null'), 'State NY (table "State" of the rate sheet, row 2)'],
    [
      'for an occupancy',
      cell('occupancy_row_3_out_1', 'null'),
      'Use of the home INVESTMENT (table "Use of the home" of the rate sheet, row 3)',
    ],
    [
      'for a range of line amounts',
      cell('amount_row_5_out_1', 'null'),
      'Line, $ 250000 to 400000 (table "Size of the line" of the rate sheet, row 5)',
    ],
    [
      'for a range of scores and CLTVs',
      cell('base_row_1_out_1', 'null'),
      'Score 800 to 850, Combined loan to value, % 0 to 50 (table "Base rate" of the rate sheet, row 1; the policy allows these scores in table "Limits by score", row 1)',
    ],
  ])('%s', async (_, change, words) => {
    expect(await ofSheet(change)).toEqual([`no rate for ${words}`]);
  });

  it.each([
    ['term', 5],
    ['state', 3],
    ['lien', 2],
  ])('in every row of %s', async (table, rows) => {
    expect(await ofSheet(...emptied(table, rows))).toHaveLength(rows);
  });

  it('reports rows that a wider policy can match: another home type, a lower score, a higher CLTV', async () => {
    const others = 'not("SINGLE_FAMILY", "TOWNHOUSE", "PUD", "CONDO", "TWO_UNIT", "COOP")';
    expect(await ofPolicy(cell('propertyRules_row_1_in_1', others))).toEqual([
      'no rate for Type of property COOP (table "Type of property" of the rate sheet, row 4)',
    ]);
    expect(
      await ofPolicy(
        cell('limitsByScore_row_4_in_1', '[620..659]'),
        cell('limitsByScore_row_5_in_1', '&lt; 620'),
      ),
    ).toEqual([
      'no rate for Score 620 to 639 (table "Base rate" of the rate sheet, row 57; the policy allows these scores in table "Limits by score", row 4)',
    ]);
    expect(await ofPolicy(cell('limitsByScore_row_3_out_1', '75.01'))).toEqual([
      'no rate for Score 660 to 679, Combined loan to value, % 75 to 75.01 (table "Base rate" of the rate sheet, row 52; the policy allows these scores in table "Limits by score", row 3)',
    ]);
  });
});

describe('accepts an empty rate row that no allowed line can match, because', () => {
  const together = async (ofSheet: readonly Change[], ofPolicy: readonly Change[]) => {
    const { sheet } = await sheetWith(...ofSheet);
    const { policy } = await policyWith(...ofPolicy);
    return ruleGaps({ sheet, policy });
  };

  it.each<[string, string, readonly Change[]]>([
    [
      'a property rule excludes the state',
      'state_row_2_out_1',
      [cell('propertyRules_row_6_in_6', '"NY"'), cell('propertyRules_row_6_in_7', '-')],
    ],
    [
      'a property rule excludes the occupancy',
      'occupancy_row_3_out_1',
      [cell('propertyRules_row_6_in_6', '-'), cell('propertyRules_row_6_in_7', '"INVESTMENT"')],
    ],
    [
      'every limit is below the line',
      'amount_row_5_out_1',
      [cell('limitsByScore_row_1_out_3', '249900'), cell('limitsByScore_row_2_out_3', '249900')],
    ],
    ['every limit is below the CLTV', 'base_row_34_out_1', [cell('limitsByScore_row_1_out_1', '80')]],
  ])('%s', async (_, id, rules) => {
    expect(await ofSheet(cell(id, 'null'))).toHaveLength(1);
    expect(await together([cell(id, 'null')], rules)).toEqual([]);
  });

  it('the sheet offers no term of the product, or not that fee', async () => {
    expect(await ofSheet(cell('product_row_2_out_1', 'null'), cell('terms_row_2_out_1', 'false'))).toEqual(
      [],
    );
    expect(await ofSheet(cell('feeBuydown_row_3_out_1', 'null'))).toEqual([]);
  });

  it('a credit rule declines the scores', async () => {
    const empty = [53, 54, 55].map((number) => cell(`base_row_${number}_out_1`, 'null'));
    expect((await ofSheet(...empty)).length).toBeGreaterThan(0);
    expect(await together(empty, [cell('creditRules_row_1_in_1', '&lt; 20')])).toEqual([]);
  });

  it('Texas law excludes the product', async () => {
    const productRow = (id: string, product: string, state: string, pct: string) =>
      `<rule id="${id}"><inputEntry id="${id}1"><text>"${product}"</text></inputEntry>` +
      `<inputEntry id="${id}2"><text>${state}</text></inputEntry>` +
      `<outputEntry id="${id}3"><text>${pct}</text></outputEntry></rule>`;
    const byState = (...states: readonly [string, string]): readonly Change[] => [
      [
        /(?=<output id="product_pct")/,
        '<input id="product_state" label="State"><inputExpression id="product_state_expression"><text>state</text></inputExpression></input>',
      ],
      row('product_row_1', productRow('a', 'FIXED_TERM', '-', '0')),
      row(
        'product_row_2',
        productRow('b', 'INTEREST_ONLY_AGE_RESTRICTED', states[0], 'null'),
        productRow('c', 'INTEREST_ONLY_AGE_RESTRICTED', states[1], '0.75'),
      ),
    ];
    expect(await ofSheet(...byState('"TX"', 'not("TX")'))).toEqual([]);
    expect(await ofSheet(...byState('"TX", "NY"', 'not("TX", "NY")'))).toEqual([
      'no rate for Product INTEREST_ONLY_AGE_RESTRICTED, State NY (table "Product" of the rate sheet, row 2)',
    ]);
  });
});

describe('reports rules without an offer for any benchmark scenario, and why they decline the best one', () => {
  const best =
    'no benchmark scenario gets an offer: a score of 850 with $60,000 a month and no debts on a home worth $2,000,000 (SINGLE_FAMILY, PRIMARY, AL) is declined for';

  it.each<[string, Change, string]>([
    [
      'an equity rule that matches every application',
      cell('capacityRules_row_1_in_1', '&gt;= 0'),
      'EQUITY (table "Rules about what equity and income carry" of the policy, row 1)',
    ],
    [
      'a score rule that matches every application',
      cell('creditRules_row_1_in_1', '&gt;= -550'),
      'MINIMUM_SCORE (table "Rules about credit" of the policy, row 1)',
    ],
    [
      'a late-payment rule that matches borrowers without late payments',
      cell('creditRules_row_7_in_7', '&gt;= 0'),
      'MORTGAGE_LATES (table "Rules about credit" of the policy, row 7)',
    ],
    [
      'a property rule that matches every owner',
      cell('propertyRules_row_4_in_4', '&gt;= 0'),
      'TITLE_SEASONING (table "Rules about the home" of the policy, row 4)',
    ],
  ])('%s', async (_, change, words) => {
    expect(await ofPolicy(change)).toEqual([`${best} ${words}`]);
  });

  it('for a sheet whose prices all exceed its highest APR', async () => {
    expect(await ofSheet(cell('aprCeiling_value', '7.65'))).toEqual([
      `${best} The price of the line would be above the highest price we may charge`,
    ]);
  });

  it('accepts rules that decline only some scenarios', async () => {
    expect(await ofPolicy(cell('creditRules_row_1_in_1', '&lt; 100'))).toEqual([]);
    expect(await ofPolicy(cell('creditRules_row_11_in_10', '&gt;= 0'))).toEqual([]);
  });
});
