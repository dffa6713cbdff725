import { expect, test } from 'vitest';
import { membershipsOf } from './memberships.ts';

const lender = {
  ownCodes: ['CREDIT_UNION' as const],
  partnerCodes: ['ALL_IN' as const, 'QUORUM' as const],
};

test('a partner’s code counts with the number of a membership, and not without one', () => {
  expect(membershipsOf(lender, ['QUORUM'], undefined)).toEqual([]);
  expect(membershipsOf(lender, ['QUORUM'], '')).toEqual([]);
  expect(membershipsOf(lender, ['QUORUM'], 'Q-4471')).toEqual([{ code: 'QUORUM', statedNumber: 'Q-4471' }]);
  expect(membershipsOf(lender, ['ALL_IN'], undefined)).toEqual([]);
});

test('the lender’s own code counts by applying to that lender', () => {
  expect(membershipsOf(lender, ['CREDIT_UNION'], undefined)).toEqual([{ code: 'CREDIT_UNION' }]);
});

test('a code that the lender’s folder does not name counts in no way', () => {
  expect(membershipsOf(lender, ['VALLEY_STRONG_FFA'], 'V-1234')).toEqual([]);
});

test('nobody comes with autopay: it follows from how the line is paid back', () => {
  expect(membershipsOf(lender, ['AUTOPAY'], 'A-1234')).toEqual([]);
});
