// Proves BZ-01, BZ-02, BZ-03, RU-25, RU-26, RU-46.

import { describe, expect, it } from 'vitest';
import { type Change, cell, row, sheetProblems } from '../testing/changed-rules.ts';
import { homelineFiles } from '../testing/homeline.ts';
import { dmnExpression, dmnTable } from '../testing/small-table.ts';

describe('rejects an invalid rate sheet and names the table cell', () => {
  it('for a gap', async () => {
    expect(await sheetProblems(cell('base_row_2_in_2', '(50..55]'))).toEqual([
      'table "Base rate": gap: no row matches Score [800..850], Combined loan to value, % (55..60]',
    ]);
  });

  it('for an overlap', async () => {
    expect(await sheetProblems(cell('term_row_2_in_1', '5, 10'))).toEqual([
      'table "Term", rows 1 and 2: overlap: both match Term, years 5',
    ]);
  });

  it('for a missing column header, reported once and not for each row', async () => {
    expect(await sheetProblems([/<input id="base_cltvPct[\s\S]*?<\/input>/, ''])).toEqual([
      'table "Base rate": the input column cltvPct is missing',
    ]);
  });

  it.each<[string, string, string, string]>([
    [
      'a malformed cell',
      'base_row_3_in_1',
      '&gt;= 8oo',
      'table "Base rate", row 3, column "Score": can’t read >= 8oo',
    ],
    [
      'a malformed rate',
      'base_row_3_out_1',
      '9,05',
      'table "Base rate", row 3, column "Percent": can’t read 9,05',
    ],
    ['an empty rate', 'term_row_1_out_1', '', 'table "Term", row 1, column "Percent": can’t read (empty)'],
    [
      'a county tax outside the bounds of state law',
      'countyTax_row_2_out_1',
      '1.5',
      'table "Recording tax by county", row 2: Prince George\'s, MD may set 0.5% to 1.4%, not 1.5%',
    ],
    [
      'an unknown code',
      'discounts_row_1_in_1',
      '"AUTO_PAY"',
      'table "Channel and discounts", row 1, column "Partner code": "AUTO_PAY" is not one of',
    ],
    [
      'a score in another unit',
      'base_row_1_in_1',
      '&gt;= 8000',
      'table "Base rate", row 1, column "Score": 8000 is not between 300 and 850 points',
    ],
    [
      'a range of terms instead of single terms',
      'term_row_3_in_1',
      '&gt;= 15',
      'table "Term", row 3, column "Term, years": use single values, not a range: one of 5, 10, 15, 20, 30',
    ],
    [
      'a fraction of a score point',
      'base_row_1_in_1',
      '[720.5..850]',
      'table "Base rate", row 1, column "Score": 720.5 is not a whole number of points',
    ],
    [
      'cents instead of dollars',
      'amount_row_1_in_1',
      '&lt; 2500000',
      'table "Size of the line", row 1, column "Line, $": 2500000 is not between 15000 and 400000 dollars',
    ],
    [
      'a fraction instead of a percentage',
      'base_row_1_out_1',
      '0.088',
      'table "Base rate", row 1, column "Percent": 0.088: Must be 1 or more: rates are in percent (8.75, not 0.0875)',
    ],
    [
      'a rate on no step of 0.05 or 0.125',
      'state_row_1_out_1',
      '0.21',
      'table "State", row 1, column "Percent": 0.21: Must be a multiple of 0.05 or of 0.125. Every rate sheet keeps to these steps: no table of it sets them',
    ],
    [
      'a valuation above $180',
      'fees_row_1_out_1',
      '181',
      'table "Fees", row 1, column "Valuation, $": 181: Must be $180 or less',
    ],
    [
      'a recording fee above $315',
      'fees_row_1_out_3',
      '315.01',
      'table "Fees", row 1, column "Recording, $": 315.01: Must be $315 or less',
    ],
    [
      'a minimum age that credit decisions may not use',
      'products_row_2_out_2',
      '55',
      'table "Products", row 2, column "Minimum age": 55: Must be 18, or 62 for the interest-only product',
    ],
    [
      'a minimum age above 18 for the fixed term (12 CFR 1002.6(b)(2))',
      'products_row_1_out_2',
      '62',
      'table "Products", row 1: only the interest-only product may have a minimum age above 18',
    ],
    [
      'a default fee that is not offered',
      'products_row_1_out_1',
      '2.5',
      'table "Products", row 1: the default fee 2.5 is not in the fee table',
    ],
  ])('for %s', async (_, id, text, words) => {
    const [problem] = await sheetProblems(cell(id, text));
    expect(problem).toContain(words);
  });

  it.each<[string, Change, string]>([
    [
      'a missing output',
      [
        'name="pct" typeRef="number" />\n      <rule id="term_row_1">',
        'name="rate" typeRef="number" />\n      <rule id="term_row_1">',
      ],
      'table "Term", column "Percent": rate is not a known output; the output column pct is missing',
    ],
    [
      'a column without an expression',
      [/<inputExpression id="term_termYears[\s\S]*?<\/inputExpression>/, ''],
      'table "Term", column "Term, years": has no input expression',
    ],
    [
      'a column whose list of values omits some scores',
      [/(?<=id="base_fico_values"><text>)[^<]*/, '[620..850]'],
      'table "Base rate", column "Score": the list of values excludes 300, but inputs are between 300 and 850 points',
    ],
    [
      'a column whose list of values is malformed',
      [/(?<=id="base_fico_values"><text>)[^<]*/, '300 and more'],
      'table "Base rate", column "Score": list of values: can’t read 300 and more',
    ],
    [
      'a column of another type',
      ['id="base_fico_expression" typeRef="number"', 'id="base_fico_expression" typeRef="string"'],
      'table "Base rate", column "Score": the type string excludes 300',
    ],
    [
      'a rate outside the values of its column',
      [
        /<output id="term_pct"[^>]* \/>/,
        '<output id="term_pct" label="Percent" name="pct"><outputValues><text>&lt;= 0.3</text></outputValues></output>',
      ],
      'table "Term", row 5, column "Percent": the list of values excludes',
    ],
    [
      'an input that pricing may not use',
      [/(?<=id="state_state_expression"[^>]*><text>)state/, 'ageYears'],
      'table "State", column "State": ageYears is not an allowed input',
    ],
    [
      'an experiment variant as an input',
      [/(?<=id="state_state_expression"[^>]*><text>)state/, 'experimentVariant'],
      'table "State", column "State": experimentVariant is not an allowed input',
    ],
    [
      'an APR floor in another unit',
      cell('aprFloor_value', '760'),
      'table "Lowest APR, %": Must be 17.2 or less',
    ],
    [
      'an APR floor equal to the ceiling',
      cell('aprFloor_value', '17.2'),
      'table "Lowest APR, %": 17.2% must be below the highest APR, 17.2%',
    ],
    [
      'a rate step in basis points',
      cell('rateStep_value', '5'),
      'table "Step of a rate, %": Must be 0.25 or less',
    ],
    ['a rate step of zero', cell('rateStep_value', '0'), 'table "Step of a rate, %": Must be more than 0'],
    [
      'a discount cap in another unit',
      cell('discountCap_value', '5'),
      'table "Most that discounts take off, %": Must be 1 or less: a discount is in percent (0.25, not 25)',
    ],
    [
      'a discount in another unit',
      cell('discounts_row_2_out_1', '5'),
      'table "Channel and discounts", row 2, column "Percent": 5: Must be 1 or less',
    ],
    [
      'a product without a term',
      cell('terms_row_1_out_1', 'false'),
      'table "Terms on offer", row 1: offers no term for FIXED_TERM, so nobody would have an offer',
    ],
    [
      'a rate for fees that are never offered',
      cell('feeBuydown_row_7_out_1', '-0.1'),
      'table "Origination fee", row 7, column "Origination fee, % of the line": Must list single fees where there is a rate',
    ],
    [
      'a sheet without a rate for a zero fee',
      cell('feeBuydown_row_1_out_1', 'null'),
      'table "Origination fee", column "Origination fee, % of the line": Must have a rate for 0',
    ],
    [
      'an average prime offer rate as a fraction',
      cell('averagePrimeOfferRate_row_3_out_1', '0.0635'),
      'table "Average prime offer rate", row 3, column "Percent": 0.0635: Must be 1 or more: a rate in percent (6.35, not 0.0635)',
    ],
    [
      'an average prime offer rate out of range',
      cell('averagePrimeOfferRate_row_3_out_1', '63.5'),
      'table "Average prime offer rate", row 3, column "Percent": 63.5: Must be 12 or less',
    ],
    [
      'a term without an average prime offer rate',
      row('averagePrimeOfferRate_row_5'),
      'table "Average prime offer rate": gap: no row matches Term, years 30',
    ],
    [
      'a Treasury yield as a fraction',
      cell('treasuryYield_row_2_out_1', '0.0418'),
      'table "Treasury yield on the 15th of the month before", row 2, column "Percent": 0.0418: Must be 0.1 or more: a yield in percent (4.25, not 0.0425)',
    ],
    [
      'an empty Treasury yield',
      cell('treasuryYield_row_2_out_1', 'null'),
      'table "Treasury yield on the 15th of the month before", row 2, column "Percent": null: Must be a yield in percent',
    ],
    [
      'a maturity without a Treasury yield',
      row('treasuryYield_row_3'),
      'table "Treasury yield on the 15th of the month before": gap: no row matches Maturity, years 20',
    ],
    [
      'an adjustment missing from the note rate',
      ['Size of the line + State + How', 'Size of the line + How'],
      'table "State": is not added to the note rate',
    ],
    [
      'an unknown table',
      [
        '</definitions>',
        `${dmnTable('caps', { inputs: ['fico'], outputs: ['cap', 'floor'], rows: ['- => 9 | 8'] })}</definitions>`,
      ],
      'table "CAPS": is not added to the note rate and has no other use',
    ],
    [
      'an unknown constant',
      ['</definitions>', `${dmnExpression('lateFee', '5')}</definitions>`],
      'table "LATEFEE": is not used by any cell or rule',
    ],
    [
      'an adjustment added twice',
      ['Base rate + Term + Use', 'Base rate + Term + Term + Use'],
      'table "noteRate": adds term twice',
    ],
    [
      'an adjustment without its required input',
      [/(?<=id="term_termYears_expression"[^>]*><text>)termYears/, 'product'],
      'table "Term": the input column termYears is missing',
    ],
    [
      'text with a backslash',
      cell('state_row_1_in_1', '"T\\X"'),
      'table "State", row 1, column "State": can’t read "T\\X"',
    ],
    [
      'a missing table',
      ['id="discounts"', 'id="rebates"'],
      'table "discounts": is missing or is not a decision table',
    ],
    [
      'a hit policy other than UNIQUE',
      ['id="term_table" hitPolicy="UNIQUE"', 'id="term_table" hitPolicy="FIRST"'],
      'table "Term": the hit policy FIRST is not supported: use UNIQUE or COLLECT',
    ],
    [
      'an APR ceiling above 17.20',
      cell('aprCeiling_value', '18'),
      'table "Highest APR, %": Must be 17.2 or less',
    ],
    [
      'an expression other than a sum',
      cell('noteRate_value', 'Base rate * 2'),
      'table "Note rate": the expression Base rate * 2 is neither a number nor a sum of decisions',
    ],
    [
      'a cycle',
      [
        'id="base_needs_input_fico"><requiredInput href="#input_fico" />',
        'id="base_needs_noteRate"><requiredDecision href="#noteRate" />',
      ],
      'table "Note rate": depends on itself through a cycle of decisions',
    ],
    ['a file that is not a DMN model', ['<definitions', '<definition'], 'is not a DMN 1.3 file'],
  ])('for %s', async (_, change, words) => {
    const [problem] = await sheetProblems(change);
    expect(problem).toContain(words);
  });
});

describe('reports one wrong cell of a rate sheet as one problem with table and row', () => {
  const filled = homelineFiles.rates.matchAll(/id="((\w+)_row_(\d+)_(?:in|out)_\d+)"><text>[^<]*\d/g);
  const cells = [...filled].map(([, id = '', table = '', row = '']) => ({ id, table, row }));
  // Every row is read the same way, so one cell per column is enough.
  const tables = [...Map.groupBy(cells, ({ id }) => id.replace(/row_\d+/, '')).values()];
  const firsts = tables.flatMap(([first]) => first ?? []);

  it.each(firsts)('an enormous number in $id', async ({ id, row }) => {
    for (const enormous of ['1e308', '-1e308']) {
      const problems = await sheetProblems(cell(id, enormous));
      expect(problems).toEqual([
        expect.stringMatching(new RegExp(`^table "[^"]+", row ${row}[,:].*-?1e\\+308`)),
      ]);
    }
  });

  it.each(['discountCap', 'aprFloor', 'aprCeiling', 'rateStep'])(
    'an enormous number in %s',
    async (constant) => {
      expect(await sheetProblems(cell(`${constant}_value`, '1e308'))).toEqual([
        expect.stringMatching(/^table "[^"]+": Must be [\d.]+ or less/),
      ]);
    },
  );

  it.each<[string, string, string]>([
    [
      'base_row_1_out_1',
      '0.0905',
      'table "Base rate", row 1, column "Percent": 0.0905: Must be 1 or more: rates are in percent (8.75, not 0.0875)',
    ],
    [
      'discounts_row_1_out_1',
      '1.026',
      'table "Channel and discounts", row 1, column "Percent": 1.026: Must be a multiple of 0.05 or of 0.125. Every rate sheet keeps to these steps: no table of it sets them',
    ],
    [
      'base_row_1_out_1',
      '"8.8"',
      'table "Base rate", row 1, column "Percent": "8.8": Must be a rate in percent',
    ],
  ])('%s holding %s', async (id, text, words) => {
    expect(await sheetProblems(cell(id, text))).toEqual([words]);
  });

  it('reports a fee above the maximum in its own row and in the row for all other fees', async () => {
    const others = '0, 0.99, 1.99, 2.99, 3.99, 5.5';
    const problems = await sheetProblems(
      cell('feeBuydown_row_6_in_1', '5.5'),
      cell('feeBuydown_row_7_in_1', `not(${others})`),
    );
    expect(problems).toEqual([
      'table "Origination fee", rows 6 and 7, column "Origination fee, % of the line": 5.5 is not between 0 and 4.99 percent',
    ]);
  });

  it('reports a duplicate decision id with its table and line number', async () => {
    const line = homelineFiles.rates.split('\n').findIndex((text) => text.includes('id="term"')) + 1;
    expect(await sheetProblems(['decision id="term"', 'decision id="base"'])).toEqual([
      `table "Base rate": the id base appears twice, here and on line ${line}`,
    ]);
  });
});
