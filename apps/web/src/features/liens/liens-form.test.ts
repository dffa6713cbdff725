import { expect, test } from 'vitest';
import { asAsked, FOUND_LIENS_FORM, isLookedAt, liensForm } from './liens-form.ts';

/** The fields that lack an answer where a lien is answered so, and nothing is said of what the home costs. */
function missing(asksEquityLoan: boolean, lien: object): readonly string[] {
  const read = liensForm({ asksEquityLoan }).safeParse({ liens: [{ id: 'lien-1', ...lien }], homeCosts: {} });
  return (read.error?.issues ?? []).map(({ path }) => path.join('.'));
}

const COSTS = ['homeCosts.propertyTaxCents', 'homeCosts.insuranceCents', 'homeCosts.duesCents'];
const EQUITY_LOAN = 'liens.0.isEquityLoan';

test('in Texas a lien on the home lacks what it was for as long as nobody has said it, with all else that is missing', () => {
  expect(missing(true, { answer: 'CONFIRMED' })).toEqual([EQUITY_LOAN, ...COSTS]);
  expect(missing(true, { answer: 'PAY_OFF' })).toContain(EQUITY_LOAN);
  expect(missing(true, { answer: 'CONFIRMED', isEquityLoan: false })).toEqual(COSTS);
  expect(missing(true, { answer: 'OTHER_HOME' })).toEqual(COSTS);
});

test('elsewhere nobody asks', () => {
  expect(missing(false, { answer: 'CONFIRMED' })).toEqual(COSTS);
});

test('of a lien that comes to light later it is asked as of the first, and without what the home costs', () => {
  const read = (lien: object) => FOUND_LIENS_FORM.safeParse({ liens: [{ id: 'lien-1', ...lien }] });
  expect(read({ answer: 'PAY_OFF' }).error?.issues.map(({ path }) => path.join('.'))).toEqual([EQUITY_LOAN]);
  expect(read({ answer: 'PAY_OFF', isEquityLoan: true }).success).toBe(true);
});

test('what was said of a lien before it turned out to be none of this home is not sent', () => {
  const said = { id: 'lien-1', isEquityLoan: true };
  expect(asAsked({ ...said, answer: 'OTHER_HOME' })).toEqual({ id: 'lien-1', answer: 'OTHER_HOME' });
  expect(asAsked({ ...said, answer: 'PAY_OFF' })).toEqual({ ...said, answer: 'PAY_OFF' });
});

test.each([
  { answer: 'DISPUTED' },
  { answer: 'OTHER_HOME' },
  { answer: 'CONFIRMED', isEquityLoan: false },
] as const)('%o is looked at before the offers are made again', (said) => {
  expect(isLookedAt([{ answer: 'PAY_OFF', isEquityLoan: true }, said])).toBe(true);
});

test('a lien that is paid off, or not answered for yet, waits for no underwriter', () => {
  expect(isLookedAt([{ answer: 'PAY_OFF', isEquityLoan: true }, {}])).toBe(false);
});
