// Proves RU-21.

import { describe, expect, it } from 'vitest';
import type { ExplanationLine } from '../facts/explanation.ts';
import { wordExplanation, wordLine } from './word-explanation.ts';

const CELLS = [
  { column: 'scoreAboveMinimum', label: 'Points over the floor', value: '-20' },
  { column: 'pastDueNow', label: 'Behind', value: 'yes' },
  { column: 'delinquencyCured', label: 'Cleared by staff', value: 'no' },
  { column: 'cltvPct', label: 'CLTV', value: '81.00%' },
  { column: 'product', label: 'Our program', value: 'interest only age restricted' },
];
const failing: ExplanationLine = {
  code: 'RULE_FAILED',
  amounts: { rule: 'DTI', decision: 'DECLINE', reasonCode: 'AA09' },
  given: CELLS,
  rule: { table: 'Rules about debts', row: 3 },
};

describe('a failing rule', () => {
  it('tells a borrower the requirement, the reason and the tested values, without staff details', () => {
    expect(wordLine(failing, 'BORROWER')).toEqual({
      label: 'We require that your income covers the payment and your other debts',
      value: 'Your monthly obligations are too high for your income',
      from: 'your score is 20 points below it, a payment is past due now, loans on the home at 81.00% of its value, Our program interest only',
      rule: { table: 'Rules about debts', row: 3 },
    });
  });

  it('gives staff the name of the rule and every tested cell under the lender’s labels', () => {
    expect(wordLine(failing, 'STAFF')).toMatchObject({
      label: 'DTI',
      from: 'Points over the floor -20, Behind yes, Cleared by staff no, CLTV 81.00%, Our program interest only age restricted',
    });
  });

  it('that only this lender has keeps its name and stated reason', () => {
    const amounts = {
      rule: 'SOLAR_LEASE',
      decision: 'DECLINE',
      statedReason: 'A solar lease stays on the roof',
    };
    expect(wordLine({ code: 'RULE_FAILED', amounts }, 'BORROWER')).toEqual({
      label: 'Solar lease',
      value: 'A solar lease stays on the roof',
    });
  });
});

it('hides the confidence of an AVM from borrowers', () => {
  const amounts = { cents: 50_000_000, source: 'AVM', avmValueCents: 50_000_000, avmCells: 'Deviation 0.1' };
  const line = { code: 'HOME_VALUE', amounts } as ExplanationLine;
  expect(wordLine(line, 'BORROWER')?.from).toBe('The automated valuation of $500,000');
  expect(wordLine(line, 'STAFF')?.from).toBe('AVM, $500,000: Deviation 0.1');
});

it('never states $0 for a loan whose payment is not known', () => {
  const amounts = { cents: 0, holder: 'Harbor Bank', isOnThisHome: true };
  const line = { code: 'MORTGAGE_PAYMENT', amounts } as ExplanationLine;
  for (const reader of ['BORROWER', 'STAFF'] as const)
    expect(wordLine(line, reader)?.value).toBe('No payment known');
});

it('omits staff lines for borrowers', () => {
  const lines: ExplanationLine[] = [{ code: 'COMMENTS', amounts: { text: 'Looks forged' } }, failing];
  const explanation = { sections: [{ code: 'DECISION' as const, lines }] };
  expect(wordExplanation(explanation, 'BORROWER').sections[0]?.lines).toHaveLength(1);
  expect(wordExplanation(explanation, 'STAFF').sections[0]?.lines).toHaveLength(2);
});

it('shows a line stored before codes existed unchanged', () => {
  const amounts = { label: 'Narrower for this home', value: 'loans up to 80%', from: 'State TX' };
  expect(wordLine({ code: 'RECORDED', amounts }, 'BORROWER')).toEqual(amounts);
});
