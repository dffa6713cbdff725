import { expect, test } from 'vitest';
import { ASKED, notAskedFor } from './asked-of-staff.ts';
import { plainName, STAFF_DECISIONS } from './staff-decisions.ts';
import { StaffGiven } from './staff-ruling.ts';

test('what a decision does not ask for is said, and not ignored', () => {
  expect(notAskedFor('MERCHANT_REVIEWED', StaffGiven.parse({ debts: [], valueCents: 1 }))).toBe(
    'MERCHANT_REVIEWED asks for debts, and not for valueCents: nothing is decided',
  );
  expect(notAskedFor('COMPLIANCE_PASSED', StaffGiven.parse({ valueCents: 1 }))).toContain(
    'asks for nothing besides words',
  );
});

test('what is misspelt is refused, also of a debt', () => {
  expect(StaffGiven.safeParse({ debt: [] }).success).toBe(false);
  expect(StaffGiven.safeParse({ debts: [{ id: 'mortgage-2', isEquityLone: true }] }).success).toBe(false);
});

test('what it asks for may be given with words, wherever the file stands', () => {
  const given = StaffGiven.parse({ valueCents: 1, comments: 'Seen', reason: 'Told' });
  for (const name of ['VALUE_ACCEPTED', 'VALUE_ACCEPTED_EARLY'])
    expect(notAskedFor(name, given)).toBeUndefined();
  expect(notAskedFor('REVIEW_PASSED', {})).toBeUndefined();
});

test('whatever asks for something is a decision', () => {
  const decisions = Object.values(STAFF_DECISIONS).flatMap((byName) => Object.keys(byName).map(plainName));
  expect(decisions).toEqual(expect.arrayContaining(Object.keys(ASKED)));
});
