// Proves RU-47.

import { expect, test } from 'vitest';
import { askedOf, FOUND_LIENS_FORM, liensForm, needsReview } from './liens-form.ts';

/** Returns the fields without an answer, for one answered lien and no home costs. */
function missing(asksEquityLoan: boolean, lien: object): readonly string[] {
  const read = liensForm({ asksEquityLoan }).safeParse({ liens: [{ id: 'lien-1', ...lien }], homeCosts: {} });
  return (read.error?.issues ?? []).map(({ path }) => path.join('.'));
}

const COSTS = ['homeCosts.propertyTaxCents', 'homeCosts.insuranceCents', 'homeCosts.duesCents'];
const EQUITY_LOAN = 'liens.0.isEquityLoan';

test('requires the equity loan answer for a lien on a Texas home, along with other missing answers', () => {
  expect(missing(true, { answer: 'CONFIRMED' })).toEqual([EQUITY_LOAN, ...COSTS]);
  expect(missing(true, { answer: 'PAY_OFF' })).toContain(EQUITY_LOAN);
  expect(missing(true, { answer: 'CONFIRMED', isEquityLoan: false })).toEqual(COSTS);
  expect(missing(true, { answer: 'OTHER_HOME' })).toEqual(COSTS);
});

test('does not require the equity loan answer outside Texas', () => {
  expect(missing(false, { answer: 'CONFIRMED' })).toEqual(COSTS);
});

test('requires the same answers for liens found later, without home costs', () => {
  const read = (lien: object) => FOUND_LIENS_FORM.safeParse({ liens: [{ id: 'lien-1', ...lien }] });
  expect(read({ answer: 'PAY_OFF' }).error?.issues.map(({ path }) => path.join('.'))).toEqual([EQUITY_LOAN]);
  expect(read({ answer: 'PAY_OFF', isEquityLoan: true }).success).toBe(true);
});

test('drops the equity loan answer of a lien on another home', () => {
  const said = { id: 'lien-1', isEquityLoan: true };
  expect(askedOf({ ...said, answer: 'OTHER_HOME' })).toEqual({ id: 'lien-1', answer: 'OTHER_HOME' });
  expect(askedOf({ ...said, answer: 'PAY_OFF' })).toEqual({ ...said, answer: 'PAY_OFF' });
});

test.each([
  { answer: 'DISPUTED' },
  { answer: 'OTHER_HOME' },
  { answer: 'CONFIRMED', isEquityLoan: false },
] as const)('needs a review before new offers: %o', (said) => {
  expect(needsReview([{ answer: 'PAY_OFF', isEquityLoan: true }, said])).toBe(true);
});

test('needs no review of a lien that is paid off or not answered yet', () => {
  expect(needsReview([{ answer: 'PAY_OFF', isEquityLoan: true }, {}])).toBe(false);
});
