import { expect, test } from 'vitest';
import { entersAccountManually, mustEnterAccountManually } from './bank.selectors.ts';
import { type FactWrite, noFacts, withFact } from './facts.ts';

const BY_HAND: FactWrite = { fact: 'manualEntryChoices', value: {} };
const BY_LINK: FactWrite = { fact: 'bankLinkChoices', value: {} };
const RETURNED: FactWrite = { fact: 'disbursementResults', value: { answer: 'RETURNED', returnCode: 'R03' } };

const after = (...writes: FactWrite[]) =>
  writes.reduce((facts, write) => withFact(facts, write, '2026-03-02T15:00:00.000Z'), noFacts());

test('a borrower who chose manual entry enters the account manually until choosing to link one', () => {
  expect(entersAccountManually(after(BY_HAND))).toBe(true);
  expect(entersAccountManually(after(BY_HAND, BY_LINK))).toBe(false);
  expect(entersAccountManually(after(BY_HAND, BY_LINK, BY_HAND))).toBe(true);
});

test('a returned disbursement requires manual entry even after the borrower chose to link an account', () => {
  expect(mustEnterAccountManually(after(BY_LINK))).toBe(false);
  expect(mustEnterAccountManually(after(RETURNED, BY_LINK))).toBe(true);
  expect(entersAccountManually(after(RETURNED, BY_LINK))).toBe(true);
});
