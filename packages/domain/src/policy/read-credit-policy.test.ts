// Proves RU-08, RU-24, RU-25, RU-26, RU-54.

import { describe, expect, it } from 'vitest';
import { type Change, cell, policyProblems } from '../testing/changed-rules.ts';
import { dmnExpression, dmnTable } from '../testing/small-table.ts';

describe('rejects an invalid credit policy and names the table cell', () => {
  it.each<[string, Change, string]>([
    [
      'with a fraction as a share',
      cell('assets_row_2_out_1', '0.7'),
      'table "Assets as income", row 2, column "Counts, %": 0.7: Must be a percentage (70, not 0.7)',
    ],
    [
      'with a fraction as a limit',
      cell('limitsByScore_row_1_out_1', '0.85'),
      'column "Highest combined loan to value, %": 0.85: Must be a percentage (85, not 0.85)',
    ],
    [
      'with more than two decimals in a limit',
      cell('limitsByScore_row_1_out_1', '79.997'),
      'column "Highest combined loan to value, %": 79.997: Must have at most two decimals',
    ],
    [
      'without one of the limits of a score',
      cell('limitsByScore_row_1_out_1', 'null'),
      'table "Limits by score", row 1, column "Highest combined loan to value, %": null: Must have a value: a score has all of its limits or none',
    ],
    [
      'with a fraction as the tolerance',
      cell('incomeTolerancePct_value', '0.1'),
      'Must be a percentage (70, not 0.7)',
    ],
    [
      'with a smallest line below $15,000',
      cell('smallestLine_value', '10000'),
      'table "Smallest line": Must be $15000 or more',
    ],
    [
      'with reason code AA24 and no text',
      cell('propertyRules_row_5_out_6', 'null'),
      'Must be a sentence for AA24 and null for any other code',
    ],
    [
      'with a reason code in place of the text',
      cell('propertyRules_row_5_out_6', '"AA28"'),
      'column "Reason in full": "AA28": Must be a sentence: codes belong in the reason code column',
    ],
    ...[
      'You did not reach our qualifying score',
      'You are of an age at which we do not lend',
      'Not for us',
    ].map((text): [string, Change, string] => [
      `with a reason that no notice may state: ${text}`,
      cell('propertyRules_row_5_out_6', `"${text}"`),
      `table "Rules about the home", row 5, column "Reason in full": "${text}": `,
    ]),
    [
      'with a credit reason in a property rule',
      cell('propertyRules_row_1_out_5', '"AA21"'),
      'table "Rules about the home", row 1, column "Reason of the notice": "AA21": Must be a reason that fits this table: AA23, AA24, AA27, AA28, AA29, AA30',
    ],
    [
      'with a property reason in an income rule',
      cell('capacityRules_row_4_out_5', '"AA28"'),
      'row 4, column "Reason of the notice": "AA28": Must be a reason that fits this table: AA08, AA09, AA23, AA24',
    ],
    ...['AA01', 'AA14', 'AA25', 'AA32', 'AA33'].map((code): [string, Change, string] => [
      `with ${code}, a reason that a policy may never give`,
      cell('creditRules_row_2_out_5', `"${code}"`),
      `table "Rules about credit", row 2, column "Reason of the notice": "${code}": Must be a reason that fits this table`,
    ]),
    [
      'with another reason for a score below the minimum',
      cell('creditRules_row_1_out_5', '"AA17"'),
      'table "Rules about credit", row 1, column "Reason of the notice": Must be AA26 in a row for a score below the minimum',
    ],
    [
      'with the score reason in a bankruptcy rule',
      cell('creditRules_row_2_out_5', '"AA26"'),
      'table "Rules about credit", row 2, column "Reason of the notice": AA26 is only for a row that tests the score',
    ],
    [
      'with an approval and a decline step in one row',
      cell('creditRules_row_1_out_2', '"APPROVED"'),
      'table "Rules about credit", row 1, column "Decision": "APPROVED": Must be DECLINE when the step is CREDIT_SCORE_DECLINE',
    ],
    [
      'with a decline and a review step in one row',
      cell('creditRules_row_9_out_2', '"DECLINE"'),
      'row 9, column "Decision": "DECLINE": Must be REVIEW when the step is DELINQUENCY_REVIEW',
    ],
    [
      'with the subdecision of another step',
      cell('creditRules_row_2_out_3', '"FINAL_OFFER"'),
      'row 2, column "Sub-decision": "FINAL_OFFER": Must be UNKNOWN_SUBDECISION when the step is DECLINED',
    ],
    [
      'that refers open items again after staff approved them',
      cell('creditRules_row_11_in_12', '-'),
      'table "Rules about credit", row 11, column "Open items looked at and passed": Must be false in a row that refers to UW_REVIEW',
    ],
    [
      'that asks for assets the borrower has already given',
      cell('capacityRules_row_2_in_3', '-'),
      'Must be false in a row that refers to ASSETS_PREQUAL, or a resolved referral repeats forever',
    ],
    [
      'with a rule that tests nothing',
      cell('creditRules_row_1_in_1', '-'),
      'table "Rules about credit", row 1: tests nothing, so it applies to every application',
    ],
    [
      'with two rows that test the same',
      cell('limitsByHome_row_2_in_2', '"SECOND_HOME"'),
      'table "Limits by home", rows 1 and 2: have the same tests',
    ],
    [
      'with a row that no application can match',
      cell('propertyRules_row_4_in_4', '&lt; 0'),
      'table "Rules about the home", row 4, column "Days since the title changed": matches no allowed value',
    ],
    [
      'with a fraction as the line above which reserves are required',
      cell('reservesAboveLine_value', '0.25'),
      'table "Reserves are needed above a line of, $": Must be $15000 or more, or 0 for every line',
    ],
    [
      'with thousands of dollars as the line above which reserves are required',
      cell('reservesAboveLine_value', '250'),
      'table "Reserves are needed above a line of, $": Must be $15000 or more, or 0 for every line',
    ],
    [
      'that tests the history of a pension, which borrowers don’t state',
      cell('income_row_1_in_2', '&gt;= 0'),
      'table "Income other than pay", row 1, column "Months received": Must be empty for a pension',
    ],
    [
      'with an unknown step',
      cell('creditRules_row_1_out_4', '"SOMEWHERE"'),
      'table "Rules about credit", row 1, column "Goes to"',
    ],
  ])('%s', async (_, change, words) => {
    expect((await policyProblems(change)).join('\n')).toContain(words);
  });
});

it('accepts reserves for every line', async () => {
  expect(await policyProblems(cell('reservesAboveLine_value', '0'))).toEqual([]);
  expect(await policyProblems(cell('reservesAboveLine_value', '15000'))).toEqual([]);
});

describe('the smallest line', () => {
  it.each([
    ['400000', []],
    ['150000', [cell('limitsByScore_row_1_out_3', '150000'), cell('limitsByScore_row_2_out_3', '120000')]],
    // A policy without loans on a primary residence.
    ['250000', [cell('propertyRules_row_6_in_6', '-'), cell('propertyRules_row_6_in_7', '"PRIMARY"')]],
  ])('is rejected at $%s, the largest possible line', async (dollars, changes) => {
    expect(await policyProblems(cell('smallestLine_value', dollars), ...changes)).toEqual([
      `table "Smallest line": Must be less than the largest line the policy allows, $${dollars.slice(0, 3)},000`,
    ]);
  });

  it('is accepted at any amount below the largest possible line', async () => {
    expect(await policyProblems(cell('smallestLine_value', '399999'))).toEqual([]);
  });
});

describe('reports one wrong cell of a policy as one problem', () => {
  it('reports a constant out of range, but not the cells that use it', async () => {
    expect(await policyProblems(cell('smallestLine_value', '1e308'))).toEqual([
      'table "Smallest line": Must be $400000 or less',
    ]);
  });

  it('reports an asset share out of range', async () => {
    expect(await policyProblems(cell('assets_row_2_out_1', '1e308'))).toEqual([
      expect.stringMatching(/^table "Assets as income", row 2, column "Counts, %": 1e\+308: Must be /),
    ]);
  });
});

describe('rejects unused parts of a policy, because the lender expects them to apply', () => {
  const rules = dmnTable('employmentRules', {
    hitPolicy: 'COLLECT',
    inputs: ['monthsInJob'],
    outputs: ['rule'],
    rows: ['< 24 => "JOB_TOO_SHORT"'],
  });

  it('rejects an unknown table', async () => {
    expect(await policyProblems(['</definitions>', `${rules}</definitions>`])).toEqual([
      'table "EMPLOYMENTRULES": is not used, so none of its rows would apply',
    ]);
  });

  it('rejects an unknown constant, unless a cell uses it', async () => {
    const newest = dmnExpression('newestDays', '90');
    const added = ['</definitions>', `${newest}</definitions>`] as const;
    expect(await policyProblems(added)).toEqual(['table "NEWESTDAYS": is not used by any cell or rule']);
    expect(await policyProblems(added, cell('propertyRules_row_4_in_4', '&lt; NEWESTDAYS'))).toEqual([]);
  });

  it('rejects an unknown or duplicate output column', async () => {
    const column = '<output id="income_countedPct" label="Counts, %" name="countedPct" typeRef="number" />';
    const other = (name: string) =>
      `${column}<output id="more" label="More" name="${name}" typeRef="number" />`;
    expect(await policyProblems([column, other('ceilingPct')])).toEqual([
      'table "Income other than pay", column "More": ceilingPct is not a known output',
    ]);
    expect(await policyProblems([column, other('countedPct')])).toEqual([
      'table "Income other than pay", column "More": countedPct appears twice',
    ]);
  });
});

describe('the BPO constants', () => {
  const constants = (supportsFrom: string, tolerance: string) =>
    policyProblems(
      cell('opinionSupportsFromPct_value', supportsFrom),
      cell('opinionTolerancePct_value', tolerance),
    );
  const from = 'table "Opinion of a broker supports the line from, % of the value used"';
  const tolerance = 'table "Opinion of a broker may differ by, % of the value used"';

  it.each([
    ['0.95', '20', `${from}: Must be a percentage (85, not 0.85)`],
    ['101', '20', `${from}: Must be 100 or less`],
    ['90', '0.25', `${tolerance}: Must be a percentage (85, not 0.85)`],
    ['90', '0', `${tolerance}: Must be a percentage (85, not 0.85)`],
    ['90', '125', `${tolerance}: Must be 100 or less`],
    ['70', '20', `${from}: 70: Must be 80 or more: anything lower goes to review by ${tolerance}`],
    ['90', '5.5', `${from}: 90: Must be 94.5 or more: anything lower goes to review by ${tolerance}`],
  ])('are rejected with support from %s and a tolerance of %s', async (supports, off, problem) => {
    expect(await constants(supports, off)).toEqual([problem]);
  });

  it('are required', async () => {
    const decision = /<decision id="opinionTolerancePct"[\s\S]*?<\/decision>/;
    expect(await policyProblems([decision, ''])).toContain(
      'table "opinionTolerancePct": is missing or is not a number',
    );
  });

  it('are accepted when every value without a review supports the line', async () => {
    expect(await constants('80', '20')).toEqual([]);
    expect(await constants('100', '20')).toEqual([]);
  });
});

describe('an AVM haircut', () => {
  const cutOf = (row: number, cut: string) => policyProblems(cell(`valuation_row_${row}_out_2`, cut));
  const at = (row: number) => `table "Automated valuation", row ${row}, column "Cut down above"`;

  it('is rejected without the deviation from which it applies', async () => {
    expect(await cutOf(3, 'null')).toEqual([
      `${at(3)}: Must be the deviation above which the HAIRCUT applies`,
    ]);
  });

  it.each(['0.2', '0.25'])('is rejected from %s, because no deviation of its row is higher', async (from) => {
    expect(await cutOf(3, from)).toEqual([
      `${at(3)}: ${from}: never applies, because the row matches no higher deviation`,
    ]);
  });

  it.each([1, 4])('is rejected in row %i, whose outcome is not HAIRCUT', async (row) => {
    expect(await cutOf(row, '0.13')).toEqual([
      `${at(row)}: 0.13: Must be null unless the outcome is HAIRCUT`,
    ]);
  });

  it('is accepted at any deviation below the largest one of its row', async () => {
    expect(await cutOf(3, '0')).toEqual([]);
    expect(await cutOf(3, '0.19')).toEqual([]);
  });
});
