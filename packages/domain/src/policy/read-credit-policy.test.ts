import { describe, expect, it } from 'vitest';
import { type Change, cell, policyProblems } from '../testing/changed-rules.ts';
import { dmnExpression, dmnTable } from '../testing/small-table.ts';

describe('rejects an invalid credit policy and names the table cell', () => {
  it.each<[string, Change, string]>([
    [
      'with a fraction for a share',
      cell('assets_row_2_out_1', '0.7'),
      'table "Assets as income", row 2, column "Counts, %": 0.7: Must be a percentage, 70 and not 0.7',
    ],
    [
      'with a fraction for a limit',
      cell('limitsByScore_row_1_out_1', '0.85'),
      'column "Highest combined loan to value, %": 0.85: Must be a percentage, 85 and not 0.85',
    ],
    [
      'with a limit of more than two decimals',
      cell('limitsByScore_row_1_out_1', '79.997'),
      'column "Highest combined loan to value, %": 79.997: Must have two decimals at most',
    ],
    [
      'with one limit of a score left empty beside the others',
      cell('limitsByScore_row_1_out_1', 'null'),
      'table "Limits by score", row 1, column "Highest combined loan to value, %": null: Must not be empty beside another limit',
    ],
    [
      'with a fraction for the tolerance',
      cell('incomeTolerancePct_value', '0.1'),
      'Must be a percentage, 70 and not 0.7',
    ],
    [
      'with a smallest line below $15,000',
      cell('smallestLine_value', '10000'),
      'table "Smallest line": Must be $15000 or more',
    ],
    [
      'that gives another reason without its words',
      cell('propertyRules_row_5_out_6', 'null'),
      'AA24 and nothing else needs its reason in full',
    ],
    [
      'that gives a code where words belong',
      cell('propertyRules_row_5_out_6', '"AA28"'),
      'column "Reason in full": "AA28": Must be a sentence: a code stands in the column of codes',
    ],
    ...[
      'You did not reach our qualifying score',
      'You are of an age at which we do not lend',
      'Not for us',
    ].map((words): [string, Change, string] => [
      `that refuses for what no notice may say: ${words}`,
      cell('propertyRules_row_5_out_6', `"${words}"`),
      `table "Rules about the home", row 5, column "Reason in full": "${words}": `,
    ]),
    [
      'that gives a reason about credit for the home',
      cell('propertyRules_row_1_out_5', '"AA21"'),
      'table "Rules about the home", row 1, column "Reason of the notice": "AA21": Must be a reason for what the table judges: AA23, AA24, AA27, AA28, AA29, AA30',
    ],
    [
      'that gives a reason about the home for income',
      cell('capacityRules_row_4_out_5', '"AA28"'),
      'row 4, column "Reason of the notice": "AA28": Must be a reason for what the table judges: AA08, AA09, AA23, AA24',
    ],
    ...['AA01', 'AA14', 'AA25', 'AA32', 'AA33'].map((code): [string, Change, string] => [
      `that gives ${code}, which is never a lender's to give`,
      cell('creditRules_row_2_out_5', `"${code}"`),
      `table "Rules about credit", row 2, column "Reason of the notice": "${code}": Must be a reason for what the table judges`,
    ]),
    [
      'that gives another reason for a score below the limits',
      cell('creditRules_row_1_out_5', '"AA17"'),
      'table "Rules about credit", row 1, column "Reason of the notice": Must be AA26 where a score is below the minimum',
    ],
    [
      'that gives the score as the reason for a bankruptcy',
      cell('creditRules_row_2_out_5', '"AA26"'),
      'table "Rules about credit", row 2, column "Reason of the notice": AA26 is for a row that asks about the score',
    ],
    [
      'that approves whom it declines',
      cell('creditRules_row_1_out_2', '"APPROVED"'),
      'table "Rules about credit", row 1, column "Decision": "APPROVED": Must be DECLINE with CREDIT_SCORE_DECLINE',
    ],
    [
      'that declines whom a person is to look at',
      cell('creditRules_row_9_out_2', '"DECLINE"'),
      'row 9, column "Decision": "DECLINE": Must be REVIEW with DELINQUENCY_REVIEW',
    ],
    [
      'with a sub-decision of another step',
      cell('creditRules_row_2_out_3', '"FINAL_OFFER"'),
      'row 2, column "Sub-decision": "FINAL_OFFER": Must be UNKNOWN_SUBDECISION with DECLINED',
    ],
    [
      'that sends to a person what the person has passed',
      cell('creditRules_row_11_in_12', '-'),
      'table "Rules about credit", row 11, column "Open items looked at and passed": must be false where the file goes to UW_REVIEW',
    ],
    [
      'that asks for savings which were given',
      cell('capacityRules_row_2_in_3', '-'),
      'must be false where the file goes to ASSETS_PREQUAL, which it would never leave',
    ],
    [
      'with a rule that tests nothing',
      cell('creditRules_row_1_in_1', '-'),
      'table "Rules about credit", row 1: tests nothing, so that it holds for everybody',
    ],
    [
      'with two rows for the same',
      cell('limitsByHome_row_2_in_2', '"SECOND_HOME"'),
      'table "Limits by home", rows 1 and 2: test the same',
    ],
    [
      'with a row that nothing ever reaches',
      cell('propertyRules_row_4_in_4', '&lt; 0'),
      'table "Rules about the home", row 4, column "Days since the title changed": holds for no value that is admitted',
    ],
    [
      'with reserves above a line that is a share of one',
      cell('reservesAboveLine_value', '0.25'),
      'table "Reserves are needed above a line of, $": Must be $15000 or more, or 0 for every line',
    ],
    [
      'with reserves above a line in thousands of dollars',
      cell('reservesAboveLine_value', '250'),
      'table "Reserves are needed above a line of, $": Must be $15000 or more, or 0 for every line',
    ],
    [
      'that asks how long a pension was received, which nobody is asked for',
      cell('income_row_1_in_2', '&gt;= 0'),
      'table "Income other than pay", row 1, column "Months received": must be empty for a pension',
    ],
    [
      'with a step that no file goes to',
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
    // The policy makes no loans on a primary residence.
    ['250000', [cell('propertyRules_row_6_in_6', '-'), cell('propertyRules_row_6_in_7', '"PRIMARY"')]],
  ])('is rejected at $%s, the largest possible line', async (dollars, changes) => {
    expect(await policyProblems(cell('smallestLine_value', dollars), ...changes)).toEqual([
      `table "Smallest line": Must be less than the largest line that anybody can have, $${dollars.slice(0, 3)},000`,
    ]);
  });

  it('may be any amount below the largest possible line', async () => {
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

describe('rejects what the product does not read, because its author would expect it to apply', () => {
  const rules = dmnTable('employmentRules', {
    hitPolicy: 'COLLECT',
    inputs: ['monthsInJob'],
    outputs: ['rule'],
    rows: ['< 24 => "JOB_TOO_SHORT"'],
  });

  it('rejects an unknown table', async () => {
    expect(await policyProblems(['</definitions>', `${rules}</definitions>`])).toEqual([
      'table "EMPLOYMENTRULES": nothing reads it, so that no row of it would apply',
    ]);
  });

  it('rejects an unknown constant, unless a cell uses it', async () => {
    const newest = dmnExpression('newestDays', '90');
    const added = ['</definitions>', `${newest}</definitions>`] as const;
    expect(await policyProblems(added)).toEqual([
      'table "NEWESTDAYS": no cell names it, and nothing else reads it',
    ]);
    expect(await policyProblems(added, cell('propertyRules_row_4_in_4', '&lt; NEWESTDAYS'))).toEqual([]);
  });

  it('rejects an unknown or duplicate output column', async () => {
    const column = '<output id="income_countedPct" label="Counts, %" name="countedPct" typeRef="number" />';
    const other = (name: string) =>
      `${column}<output id="more" label="More" name="${name}" typeRef="number" />`;
    expect(await policyProblems([column, other('ceilingPct')])).toEqual([
      'table "Income other than pay", column "More": nothing reads ceilingPct',
    ]);
    expect(await policyProblems([column, other('countedPct')])).toEqual([
      'table "Income other than pay", column "More": countedPct stands twice',
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
    ['0.95', '20', `${from}: Must be a percentage, 85 and not 0.85`],
    ['101', '20', `${from}: Must be 100 or less`],
    ['90', '0.25', `${tolerance}: Must be a percentage, 85 and not 0.85`],
    ['90', '0', `${tolerance}: Must be a percentage, 85 and not 0.85`],
    ['90', '125', `${tolerance}: Must be 100 or less`],
    ['70', '20', `${from}: 70: Must be 80 or more, since a person looks at anything lower by ${tolerance}`],
    [
      '90',
      '5.5',
      `${from}: 90: Must be 94.5 or more, since a person looks at anything lower by ${tolerance}`,
    ],
  ])('are rejected with support from %s and a tolerance of %s', async (supports, off, problem) => {
    expect(await constants(supports, off)).toEqual([problem]);
  });

  it('are required', async () => {
    const decision = /<decision id="opinionTolerancePct"[\s\S]*?<\/decision>/;
    expect(await policyProblems([decision, ''])).toContain(
      'table "opinionTolerancePct": is missing, or is no number',
    );
  });

  it('may support every value that needs no review', async () => {
    expect(await constants('80', '20')).toEqual([]);
    expect(await constants('100', '20')).toEqual([]);
  });
});

describe('an AVM haircut', () => {
  const cutOf = (row: number, cut: string) => policyProblems(cell(`valuation_row_${row}_out_2`, cut));
  const at = (row: number) => `table "Automated valuation", row ${row}, column "Cut down above"`;

  it('is rejected without the deviation from which it applies', async () => {
    expect(await cutOf(3, 'null')).toEqual([
      `${at(3)}: Must be the deviation from which a HAIRCUT cuts the value down`,
    ]);
  });

  it.each(['0.2', '0.25'])('is rejected from %s, because no deviation of its row is higher', async (from) => {
    expect(await cutOf(3, from)).toEqual([
      `${at(3)}: ${from}: never cuts, since the row holds for no deviation above it`,
    ]);
  });

  it.each([1, 4])('is rejected in row %i, whose outcome is not HAIRCUT', async (row) => {
    expect(await cutOf(row, '0.13')).toEqual([
      `${at(row)}: 0.13: Must be empty where the value is no HAIRCUT`,
    ]);
  });

  it('may start anywhere below the largest deviation of its row', async () => {
    expect(await cutOf(3, '0')).toEqual([]);
    expect(await cutOf(3, '0.19')).toEqual([]);
  });
});
