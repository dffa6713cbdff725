import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { inOneLine } from '../tables/decision-table.ts';
import { homelineFiles } from '../testing/homeline.ts';
import { dmnExpression, dmnTable } from '../testing/small-table.ts';
import { readCreditPolicy } from './policy.ts';
import { withoutOffer } from './without-offer.ts';

/** What is said of the sample policy once some of its text is another. */
async function problemsAfter(...changes: readonly (readonly [string | RegExp, string])[]): Promise<string[]> {
  const xml = changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`The policy does not hold ${from}`);
    return changed;
  }, homelineFiles.policy);
  const read = await readCreditPolicy({ version: civilDate('2026-12-01'), sha256: '' }, xml);
  return 'problems' in read ? read.problems.map(inOneLine) : [];
}

const rule = (id: string) => new RegExp(`<rule id="${id}">[\\s\\S]*?</rule>`);
const cell = (row: string, position: string) =>
  new RegExp(`(<\\w+ id="${row}_${position}"><text>)[^<]*(</text>)`);
const constant = (name: string) => new RegExp(`(id="${name}_value"><text>)[^<]*`);

const assetRow = (id: string, age: string, pct: number, asset = 'BROKERAGE') =>
  `<rule id="${id}"><inputEntry id="${id}1"><text>"${asset}"</text></inputEntry>` +
  `<inputEntry id="${id}2"><text>${age}</text></inputEntry>` +
  `<outputEntry id="${id}3"><text>${pct}</text></outputEntry></rule>`;

describe('a credit policy is refused, and the place is named', () => {
  it.each<[string, string | RegExp, string, string]>([
    [
      'without a rule for a score below the limits, so that no reason could be given',
      rule('creditRules_row_1'),
      '',
      'table "Rules about credit": no rule declines a score below the limits',
    ],
    [
      'without a rule for too little equity',
      rule('capacityRules_row_1'),
      '',
      'table "Rules about what equity and income carry": no rule declines too little equity',
    ],
    [
      'that counts less of a pension for the elderly (12 CFR 1002.6(b)(2))',
      cell('assets_row_3', 'out_1'),
      '$110$2',
      'table "Assets as income", rows 3 and 4: counts less of RETIREMENT from 60 on than before',
    ],
    [
      'that does not count a pension for life in full (12 CFR 1002.6(b)(5))',
      cell('income_row_1', 'out_1'),
      '$150$2',
      'table "Income other than pay": does not count RETIREMENT_TAXABLE in full though it goes on for ten years or more',
    ],
    [
      'that never counts separate maintenance (12 CFR 1002.6(b)(5))',
      cell('income_row_4', 'out_1'),
      '$10$2',
      'table "Income other than pay": does not count SEPARATE_MAINTENANCE in full though it goes on for ten years or more',
    ],
    [
      'that counts other savings than a pension by age (12 CFR 1002.6(b)(2))',
      rule('assets_row_2'),
      `${assetRow('a', '&lt; 30', 0)}${assetRow('b', '&gt;= 30', 70)}`,
      'table "Assets as income", rows 2 and 3: counts more or less of BROKERAGE by age',
    ],
    [
      'that allows more in Texas than its Constitution does',
      cell('limitsByHome_row_4', 'out_2'),
      '$185$2',
      'table "Limits by home", row 4, column "Highest combined loan to value, %": 85% in Texas, where the law allows 80%',
    ],
    [
      'that does not narrow in Texas what its limits by score allow',
      cell('limitsByHome_row_4', 'in_3'),
      '$1"OH"$2',
      'table "Limits by score", row 1, column "Highest combined loan to value, %": 85% in Texas, where the law allows 80%',
    ],
    [
      'with a fraction for a share',
      cell('assets_row_2', 'out_1'),
      '$10.7$2',
      'table "Assets as income", row 2, column "Counts, %": 0.7: Must be a percentage, 70 and not 0.7',
    ],
    [
      'with a fraction for a limit',
      cell('limitsByScore_row_1', 'out_1'),
      '$10.85$2',
      'column "Highest combined loan to value, %": 0.85: Must be a percentage, 85 and not 0.85',
    ],
    [
      'with a fraction for the tolerance',
      constant('incomeTolerancePct'),
      '$10.1',
      'Must be a percentage, 70 and not 0.7',
    ],
    [
      'with a smallest line below $15,000',
      constant('smallestLine'),
      '$110000',
      'table "Smallest line": Must be $15000 or more',
    ],
    [
      'that gives another reason without its words',
      cell('propertyRules_row_5', 'out_6'),
      '$1null$2',
      'AA24 and nothing else needs its reason in full',
    ],
    [
      'that refuses without a reason for the notice (12 CFR 1002.9(b)(2))',
      cell('creditRules_row_6', 'out_5'),
      '$1null$2',
      'table "Rules about credit", row 6, column "Reason of the notice": null: Must be a reason: whoever is refused for it is told why',
    ],
    [
      'that gives a reason about credit for the home',
      cell('propertyRules_row_1', 'out_5'),
      '$1"AA21"$2',
      'table "Rules about the home", row 1, column "Reason of the notice": "AA21": Must be a reason for what the table judges: AA23, AA24, AA27, AA28, AA29, AA30',
    ],
    [
      'that gives a reason about the home for income',
      cell('capacityRules_row_4', 'out_5'),
      '$1"AA28"$2',
      'row 4, column "Reason of the notice": "AA28": Must be a reason for what the table judges: AA08, AA09, AA23, AA24',
    ],
    ...['AA01', 'AA14', 'AA25', 'AA32', 'AA33'].map((code): [string, RegExp, string, string] => [
      `that gives ${code}, which is never a lender's to give`,
      cell('creditRules_row_2', 'out_5'),
      `$1"${code}"$2`,
      `table "Rules about credit", row 2, column "Reason of the notice": "${code}": Must be a reason for what the table judges`,
    ]),
    [
      'that gives another reason for a score below the limits',
      cell('creditRules_row_1', 'out_5'),
      '$1"AA17"$2',
      'table "Rules about credit", row 1, column "Reason of the notice": Must be AA26 where a score is below the minimum',
    ],
    [
      'that gives the score as the reason for a bankruptcy',
      cell('creditRules_row_2', 'out_5'),
      '$1"AA26"$2',
      'table "Rules about credit", row 2, column "Reason of the notice": AA26 is for a row that asks about the score',
    ],
    [
      'that approves whom it declines',
      cell('creditRules_row_1', 'out_2'),
      '$1"APPROVED"$2',
      'table "Rules about credit", row 1, column "Decision": "APPROVED": Must be DECLINE with CREDIT_SCORE_DECLINE',
    ],
    [
      'that declines whom a person is to look at',
      cell('creditRules_row_9', 'out_2'),
      '$1"DECLINE"$2',
      'row 9, column "Decision": "DECLINE": Must be REVIEW with DELINQUENCY_REVIEW',
    ],
    [
      'with a sub-decision of another step',
      cell('creditRules_row_2', 'out_3'),
      '$1"FINAL_OFFER"$2',
      'row 2, column "Sub-decision": "FINAL_OFFER": Must be UNKNOWN_SUBDECISION with DECLINED',
    ],
    [
      'that sends to a person what the person has passed',
      cell('creditRules_row_11', 'in_12'),
      '$1-$2',
      'table "Rules about credit", row 11, column "Open items looked at and passed": must be false where the file goes to UW_REVIEW',
    ],
    [
      'that asks for savings which were given',
      cell('capacityRules_row_2', 'in_3'),
      '$1-$2',
      'must be false where the file goes to ASSETS_PREQUAL, which it would never leave',
    ],
    [
      'with a rule that tests nothing',
      cell('creditRules_row_1', 'in_1'),
      '$1-$2',
      'table "Rules about credit", row 1: tests nothing, so that it holds for everybody',
    ],
    [
      'with two rows for the same',
      cell('limitsByHome_row_2', 'in_2'),
      '$1"SECOND_HOME"$2',
      'table "Limits by home", rows 1 and 2: test the same',
    ],
    [
      'with a row that nothing ever reaches',
      cell('propertyRules_row_4', 'in_4'),
      '$1&lt; 0$2',
      'table "Rules about the home", row 4, column "Days since the title changed": holds for no value that is admitted',
    ],
    [
      'with a step that no file goes to',
      cell('creditRules_row_1', 'out_4'),
      '$1"SOMEWHERE"$2',
      'table "Rules about credit", row 1, column "Goes to"',
    ],
  ])('%s', async (_, from, to, words) => {
    expect((await problemsAfter([from, to])).join('\n')).toContain(words);
  });
});

it('a policy that counts a pension only when it lasts for life is refused', async () => {
  const rows = [1, 2, 3].map((row) => cell(`income_row_${row}`, 'in_3'));
  const lifelong = rows.map((at, index) => [at, index < 2 ? '$1&gt;= 1000$2' : '$1&lt; 1000$2'] as const);
  expect((await problemsAfter(...lifelong)).join()).toContain('does not count RETIREMENT_TAXABLE in full');
});

describe('a pension may count for less only while drawing on it costs a penalty, until 59 1/2', () => {
  const [from, below] = [rule('assets_row_3'), rule('assets_row_4')];
  const pension = (...rows: readonly (readonly [age: string, pct: number])[]) =>
    rows.map(([age, pct], index) => assetRow(`p${index}`, age, pct, 'RETIREMENT')).join('');
  const asRows = (...rows: readonly (readonly [age: string, pct: number])[]) =>
    problemsAfter([from, pension(...rows)], [below, '']);

  it('and is refused where it counts for more of the young', async () => {
    expect(await asRows(['&lt; 40', 60], ['[40..59]', 50], ['&gt;= 60', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: counts more or less of RETIREMENT by age below 60',
    ]);
  });

  it('and is refused where it counts for more from another age on', async () => {
    expect(await asRows(['&lt; 62', 50], ['&gt;= 62', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: counts more or less of RETIREMENT by age from 60 on',
    ]);
    expect(await asRows(['&lt; 55', 50], ['&gt;= 55', 60])).toEqual([
      'table "Assets as income", rows 3 and 4: counts more or less of RETIREMENT by age below 60',
    ]);
  });

  it('and may count alike, or for nothing until then', async () => {
    expect(await asRows(['-', 60])).toEqual([]);
    expect(await asRows(['&lt; 60', 0], ['&gt;= 60', 100])).toEqual([]);
    expect(await asRows(['&lt; 60', 50], ['[60..70]', 60], ['&gt; 70', 60])).toEqual([]);
  });
});

describe('the smallest line leaves a line to choose', () => {
  const largest = (row: number, dollars: number) =>
    [cell(`limitsByScore_row_${row}`, 'out_3'), `$1${dollars}$2`] as const;
  const inForeignUse = cell('propertyRules_row_6', 'in_6');

  it.each([
    ['400000', []],
    ['150000', [largest(1, 150_000), largest(2, 120_000)]],
    // Nobody lends on the home that its owner lives in.
    [
      '250000',
      [
        [inForeignUse, '$1-$2'],
        [cell('propertyRules_row_6', 'in_7'), '$1"PRIMARY"$2'],
      ],
    ],
  ] as const)('and is refused at $%s, the largest that anybody can have', async (dollars, changes) => {
    expect(await problemsAfter([constant('smallestLine'), `$1${dollars}`], ...changes)).toEqual([
      `table "Smallest line": Must be less than the largest line that anybody can have, $${dollars.slice(0, 3)},000`,
    ]);
  });

  it('and may be anything below it', async () => {
    expect(await problemsAfter([constant('smallestLine'), '$1399999'])).toEqual([]);
  });
});

describe('what nothing reads is refused, since whoever wrote it would believe that it applies', () => {
  const rules = dmnTable('employmentRules', {
    hitPolicy: 'COLLECT',
    inputs: ['monthsInJob'],
    outputs: ['rule'],
    rows: ['< 24 => "JOB_TOO_SHORT"'],
  });

  it('a table', async () => {
    expect(await problemsAfter(['</definitions>', `${rules}</definitions>`])).toEqual([
      'table "EMPLOYMENTRULES": nothing reads it, so that no row of it would apply',
    ]);
  });

  it('a constant, unless a cell names it', async () => {
    const newest = dmnExpression('newestDays', '90');
    const added = ['</definitions>', `${newest}</definitions>`] as const;
    expect(await problemsAfter(added)).toEqual([
      'table "NEWESTDAYS": no cell names it, and nothing else reads it',
    ]);
    expect(await problemsAfter(added, [cell('propertyRules_row_4', 'in_4'), '$1&lt; NEWESTDAYS$2'])).toEqual(
      [],
    );
  });

  it('a column of what a table gives, also one that stands twice', async () => {
    const column = '<output id="income_countedPct" label="Counts, %" name="countedPct" typeRef="number" />';
    const other = (name: string) =>
      `${column}<output id="more" label="More" name="${name}" typeRef="number" />`;
    expect(await problemsAfter([column, other('ceilingPct')])).toEqual([
      'table "Income other than pay", column "More": nothing reads ceilingPct',
    ]);
    expect(await problemsAfter([column, other('countedPct')])).toEqual([
      'table "Income other than pay", column "More": countedPct stands twice',
    ]);
  });
});

describe('the limit of Texas', () => {
  const ofTexas = cell('limitsByHome_row_4', 'out_2');

  it('is named once, by the row of Texas, however far above it and for however many homes', async () => {
    expect(await problemsAfter([ofTexas, '$190$2'])).toEqual([
      'table "Limits by home", row 4, column "Highest combined loan to value, %": 90% in Texas, where the law allows 80% (Tex. Const. art. XVI, 50(a)(6)(B))',
    ]);
  });

  it.each(['"TX"', '"OH", "TX"', 'not("OH")'])(
    'is named also beside a row that keeps to it, for %s',
    async (states) => {
      const ofSecondHomes = cell('limitsByHome_row_1', 'in_2');
      const changes = [
        [ofSecondHomes, '$1"PRIMARY"$2'],
        [cell('limitsByHome_row_1', 'in_3'), `$1${states}$2`],
        [cell('limitsByHome_row_1', 'out_2'), '$185$2'],
      ] as const;
      expect(await problemsAfter(...changes)).toEqual([
        'table "Limits by home", row 1, column "Highest combined loan to value, %": 85% in Texas, where the law allows 80% (Tex. Const. art. XVI, 50(a)(6)(B))',
      ]);
      // In Texas nobody lends on a second home.
      expect(await problemsAfter(...changes.slice(1))).toEqual([]);
    },
  );

  it('is no concern of a policy that stays below it', async () => {
    expect(await problemsAfter([ofTexas, '$175$2'])).toEqual([]);
    const byScore = cell('limitsByScore_row_1', 'out_1');
    expect(await problemsAfter([ofTexas, '$1null$2'], [byScore, '$180$2'])).toEqual([]);
  });

  it('is no concern of a policy that lends on no home there', async () => {
    const anyUse = cell('propertyRules_row_6', 'in_7');
    expect(await problemsAfter([ofTexas, '$185$2'], [anyUse, '$1-$2'])).toEqual([]);
  });
});

describe('a cut of an automated value', () => {
  const cutOf = (row: number, cut: string) =>
    problemsAfter([cell(`valuation_row_${row}`, 'out_2'), `$1${cut}$2`]);
  const at = (row: number) => `table "Automated valuation", row ${row}, column "Cut down above"`;

  it('is refused where a haircut does not say from where it cuts', async () => {
    expect(await cutOf(3, 'null')).toEqual([
      `${at(3)}: Must be the deviation from which a HAIRCUT cuts the value down`,
    ]);
  });

  it.each(['0.2', '0.25'])('is refused from %s on, which no deviation of its row is above', async (from) => {
    expect(await cutOf(3, from)).toEqual([
      `${at(3)}: ${from}: never cuts, since the row holds for no deviation above it`,
    ]);
  });

  it.each([1, 4])('is refused in row %i, whose value is no haircut', async (row) => {
    expect(await cutOf(row, '0.13')).toEqual([
      `${at(row)}: 0.13: Must be empty where the value is no HAIRCUT`,
    ]);
  });

  it('may begin anywhere below the largest deviation of its row', async () => {
    expect(await cutOf(3, '0')).toEqual([]);
    expect(await cutOf(3, '0.19')).toEqual([]);
  });
});

describe('a decline that no rule of the policy gives', () => {
  it.each([
    ['FICO_BELOW_640', 'AA26'],
    ['CLTV_ABOVE_85', 'AA23'],
    ['DTI_ABOVE_50', 'AA09'],
    ['AGE', 'AA32'],
  ] as const)('for %s has the reason %s, and never a price that was not the cause', (refusal, code) => {
    expect(withoutOffer(refusal)).toMatchObject({ reasonCode: code, statedReason: null });
  });

  it.each(['PAYOFFS_ABOVE_LINE', 'HIGH_COST', 'APR_ABOVE_MAXIMUM', 'NO_RATE'] as const)(
    'for %s states its own reason in full',
    (refusal) => {
      expect(withoutOffer(refusal)).toMatchObject({ reasonCode: 'AA24', statedReason: expect.any(String) });
    },
  );
});
