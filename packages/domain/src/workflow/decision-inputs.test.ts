// Proves RU-48.

import { expect, test } from 'vitest';
import { DECISION_INPUTS, unexpectedInputs } from './decision-inputs.ts';
import { baseDecisionName, STAFF_DECISIONS } from './staff-decisions.ts';
import { StaffInput } from './staff-outcome.ts';

test('names the inputs that a decision does not take', () => {
  expect(unexpectedInputs('MERCHANT_REVIEWED', StaffInput.parse({ debts: [], valueCents: 1 }))).toBe(
    'MERCHANT_REVIEWED takes debts, not valueCents: no decision was recorded',
  );
  expect(unexpectedInputs('COMPLIANCE_PASSED', StaffInput.parse({ valueCents: 1 }))).toContain(
    'takes only comments and a reason',
  );
});

test('rejects a misspelled input, also in a debt', () => {
  expect(StaffInput.safeParse({ debt: [] }).success).toBe(false);
  expect(StaffInput.safeParse({ debts: [{ id: 'mortgage-2', isEquityLone: true }] }).success).toBe(false);
});

test('accepts a decision’s input with comments and a reason, with or without a stage suffix', () => {
  const given = StaffInput.parse({ valueCents: 1, comments: 'Seen', reason: 'Told' });
  for (const name of ['VALUE_ACCEPTED', 'VALUE_ACCEPTED_EARLY'])
    expect(unexpectedInputs(name, given)).toBeUndefined();
  expect(unexpectedInputs('REVIEW_PASSED', {})).toBeUndefined();
});

test('every decision with an input exists', () => {
  const decisions = Object.values(STAFF_DECISIONS).flatMap((byName) =>
    Object.keys(byName).map(baseDecisionName),
  );
  expect(decisions).toEqual(expect.arrayContaining(Object.keys(DECISION_INPUTS)));
});
