import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { inOneLine } from '../tables/decision-table.ts';
import { homelineFiles } from '../testing/homeline.ts';
import { readCreditPolicy } from './policy.ts';
import { withoutOffer } from './without-offer.ts';

/** What is said of the sample policy once some of its text is another. */
async function problemsAfter(from: string | RegExp, to: string): Promise<string[]> {
  const xml = homelineFiles.policy.replace(from, to);
  if (xml === homelineFiles.policy) throw new Error(`The policy does not hold ${from}`);
  const read = await readCreditPolicy(civilDate('2026-12-01'), xml);
  return 'problems' in read ? read.problems.map(inOneLine) : [];
}

const rule = (id: string) => new RegExp(`<rule id="${id}">[\\s\\S]*?</rule>`);
const cell = (row: string, position: string) =>
  new RegExp(`(<\\w+ id="${row}_${position}"><text>)[^<]*(</text>)`);
const constant = (name: string) => new RegExp(`(id="${name}_value"><text>)[^<]*`);

describe('a credit policy is refused, and the place is named', () => {
  it.each<[string, string | RegExp, string, string]>([
    [
      'without a rule for a score below the limits, so that no reason could be given',
      rule('creditRules_row_1'),
      '',
      'table "creditRules": no rule declines a score below the limits',
    ],
    [
      'without a rule for too little equity',
      rule('capacityRules_row_1'),
      '',
      'table "capacityRules": no rule declines too little equity',
    ],
    [
      'that counts less of a pension for the elderly (12 CFR 1002.6(b)(2))',
      cell('assets_row_3', 'out_1'),
      '$110$2',
      'table "assets": counts less of RETIREMENT from 62 on than before',
    ],
    [
      'that does not count a pension for life in full (12 CFR 1002.6(b)(5))',
      cell('income_row_1', 'out_1'),
      '$150$2',
      'table "income": does not count RETIREMENT_TAXABLE in full though it lasts for life',
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
      'with a step that no file goes to',
      cell('creditRules_row_1', 'out_4'),
      '$1"SOMEWHERE"$2',
      'table "Rules about credit", row 1, column "Goes to"',
    ],
  ])('%s', async (_, from, to, words) => {
    expect((await problemsAfter(from, to)).join('\n')).toContain(words);
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
