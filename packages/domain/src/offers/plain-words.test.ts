import { expect, test } from 'vitest';
import { type ExplanationLine, fromGiven } from '../facts/explanation.ts';
import { policyWith } from '../testing/changed-rules.ts';
import { checkEligibility } from '../underwriting/eligibility.ts';
import { ruleLines } from '../underwriting/rule-lines.ts';
import { inPlainWords } from './plain-words.ts';

const plain = (line: ExplanationLine, title = 'Decision') => inPlainWords({ title, lines: [line] }).lines[0];

test('a rule reads as what it asks, and keeps its figure, its reason and its table', () => {
  const failed = {
    label: 'Property type',
    value: 'The type or condition of the property cannot be accepted',
    from: 'Type of property condotel',
    rule: { table: 'Rules about the home', row: 3 },
  };
  expect(plain(failed)).toEqual({
    ...failed,
    label: 'We ask that the home is of a kind that we lend on',
  });
});

test('a rule that only this lender has keeps the name that the lender gave it', () => {
  const own = {
    label: 'Solar lease',
    value: 'A solar lease stays on the roof',
    rule: { table: 'Roofs', row: 1 },
  };
  expect(plain(own)).toEqual(own);
});

test('what a row looked at is told by what its columns are, whatever the lender writes above them', () => {
  const asked = [
    { column: 'scoreAboveMinimum', label: 'Points over the floor', value: '-20' },
    { column: 'lates60In12', label: 'Sixties', value: '2' },
    { column: 'pastDueNow', label: 'Behind', value: 'yes' },
    { column: 'delinquencyCured', label: 'Cleared by staff', value: 'no' },
    { column: 'cltvPct', label: 'CLTV', value: '81.00%' },
  ];
  const line = { label: 'Minimum score', value: 'The factors of your score, in our letter' };
  const told = plain({ ...line, ...fromGiven(asked) });
  expect(told).toEqual({
    label: 'We ask that your credit score reaches the lowest for this home',
    value: line.value,
    from: 'your score is 20 below it, mortgage payments 60 days late in 12 months: 2, something is past due now, loans on the home together 81.00% of its value',
  });
});

test('a lender may call a column of its tables anything', async () => {
  const { policy } = await policyWith(['label="Score above the minimum"', 'label="Points over the floor"']);
  const home = { state: 'OH', occupancy: 'PRIMARY', propertyType: 'SINGLE_FAMILY' } as const;
  const property = { ...home, ownership: 'INDIVIDUAL', condition: 'AVERAGE' } as const;
  const { failures } = checkEligibility(policy, { property, credit: { fico: 600 } });
  const [line] = ruleLines(failures);
  expect(line?.from).toMatch(/^Points over the floor -\d+$/);
  expect(line && plain(line)?.from).toMatch(/^your score is \d+ below it$/);
});

test('a column that we have no words for keeps those of the lender, and a value reads as everywhere', () => {
  const asked = [
    { column: 'product', label: 'Our programme', value: 'interest only age restricted' },
    { column: 'state', label: 'Where', value: 'OH' },
  ];
  expect(plain({ label: 'Product', value: '+0.25%', ...fromGiven(asked) })?.from).toBe(
    'Our programme interest only, Where OH',
  );
});

test('what raises the rate of a larger line is told by its columns, within its sentence', () => {
  const [score, together] = [
    { column: 'fico', label: 'Bureau score', value: '742' },
    { column: 'cltvPct', label: 'CLTV', value: '80.02%' },
  ];
  const from = '$150,100 at 10.75% costs $1,401.16 a month; Base rate 11.10% (Bureau score 742, CLTV 80.02%)';
  expect(plain({ label: 'A larger line', value: 'is dearer', from, given: [score, together] })?.from).toBe(
    '$150,100 at 10.75% costs $1,401.16 a month; Base rate 11.10% (Bureau score 742, loans on the home together 80.02% of its value)',
  );
});

test('a line from before the columns were kept stays as it was written', () => {
  const kept = { label: 'Solar lease', value: 'A person looks at it', from: 'Leases on the roof 1' };
  expect(plain(kept)).toEqual(kept);
});

test('what staff pass on goes unsaid, also where it is all that a row asked', () => {
  const asked = [{ column: 'openItemsPassed', label: 'Passed', value: 'no' }];
  expect(
    plain({ label: 'Judgments', value: 'A person looks at it', ...fromGiven(asked) }),
  ).not.toHaveProperty('from');
});

test('a decision, a limit and a reason are told without their codes', () => {
  const told = (label: string, value: string) => {
    const line = plain({ label, value });
    return `${line?.label}: ${line?.value}`;
  };
  expect(told('Decision', 'Final')).toBe('Our decision: approved, with the line below');
  expect(told('Limited by', 'Equity')).toBe(
    'What limits the line: we ask that the value of your home carries the line beside the loans that stay on it',
  );
  expect(told('Changed by', 'Autopay declined')).toContain('You chose to pay by hand');
  expect(told('Past due accounts', 'AA17')).toBe('Reason: Past due accounts');
});

test('what a valuation thinks of itself is left to whoever examines the file', () => {
  const from = 'The automated valuation of $500,000: Forecast standard deviation 0.1, Age 0';
  expect(plain({ label: 'Value of the home', value: '$500,000', from })?.from).toBe(
    'The automated valuation of $500,000',
  );
});

test('an amount that is called like a rule stays an amount', () => {
  const tax = { label: 'Recording tax', value: '$307.50', from: 'The law of Georgia, on $102,100' };
  expect(plain(tax, 'Recording, besides the draw')).toEqual(tax);
});
