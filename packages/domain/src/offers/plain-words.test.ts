import { expect, test } from 'vitest';
import type { ExplainedLine } from './explanation.ts';
import { inPlainWords } from './plain-words.ts';

const plain = (line: ExplainedLine, title = 'Decision') => inPlainWords({ title, lines: [line] }).lines[0];

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
