// Proves RU-48, LW-07, LW-13.

import { expect, test } from 'vitest';
import { noFacts, withFact } from '../facts/facts.ts';
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

test('clears a title without a legal description only with the description that staff found', () => {
  const { TITLE_CLEARED: cleared = expect.fail() } = STAFF_DECISIONS.TITLE_REVIEW ?? {};
  const search = (legalDescription?: string) =>
    withFact(
      noFacts(),
      { fact: 'finalTitle', value: { answer: 'CLEAR', ...(legalDescription && { legalDescription }) } },
      '2026-03-02T15:00:00Z',
    );
  const context = {} as never;
  expect(cleared(search(), context, {})).toEqual({ missing: 'legalDescription' });
  expect(cleared(search(), context, { legalDescription: 'Lot 8' })).toEqual([
    { fact: 'titleDecisions', value: { decision: 'CLEARED', legalDescription: 'Lot 8' } },
  ]);
  expect(cleared(search('Lot 8'), context, {})).toEqual([
    { fact: 'titleDecisions', value: { decision: 'CLEARED' } },
  ]);
});

test('accepts a nontaxable part of an income, unless it exceeds the income', () => {
  const { PAYSTUBS_ACCEPTED: accepted = expect.fail() } = STAFF_DECISIONS.PAYSTUB_REVIEW ?? {};
  const given = StaffInput.parse({ monthlyGrossCents: 300_000, taxFreeCents: 100_000 });
  expect(unexpectedInputs('PAYSTUBS_ACCEPTED', given)).toBeUndefined();
  expect(unexpectedInputs('VALUE_ACCEPTED', StaffInput.parse({ taxFreeCents: 1 }))).toBeDefined();
  expect(accepted(noFacts(), {} as never, given)).toEqual([
    { fact: 'paystubDecisions', value: { decision: 'ACCEPTED', ...given } },
  ]);
  const more = StaffInput.parse({ monthlyGrossCents: 300_000, taxFreeCents: 300_001 });
  expect(accepted(noFacts(), {} as never, more)).toHaveProperty('refusal');
});
