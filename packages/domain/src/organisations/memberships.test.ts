// Proves RU-43.

import { expect, test } from 'vitest';
import type { Sealed } from '../facts/fact.ts';
import { membershipsOf } from './memberships.ts';

const lender = {
  ownCodes: ['CREDIT_UNION' as const],
  partnerCodes: ['ALL_IN' as const, 'QUORUM' as const],
};

const statedNumber = { number: 'sealed:a number' as Sealed, last4: '4471' };

test('a partner’s code counts only with a membership number', () => {
  expect(membershipsOf(lender, ['QUORUM'], undefined)).toEqual([]);
  expect(membershipsOf(lender, ['QUORUM'], statedNumber)).toEqual([{ code: 'QUORUM', statedNumber }]);
  expect(membershipsOf(lender, ['ALL_IN'], undefined)).toEqual([]);
});

test('a membership number covers only the first of several partner codes', () => {
  const [first, second] = ['QUORUM', 'ALL_IN'] as const;
  expect(membershipsOf(lender, [first, second], statedNumber)).toEqual([{ code: first, statedNumber }]);
  expect(membershipsOf(lender, ['CREDIT_UNION', second, first], statedNumber)).toEqual([
    { code: 'CREDIT_UNION' },
    { code: second, statedNumber },
  ]);
});

test('the lender’s own code counts without a number', () => {
  expect(membershipsOf(lender, ['CREDIT_UNION'], undefined)).toEqual([{ code: 'CREDIT_UNION' }]);
});

test('a code missing from the lender’s lists never counts', () => {
  expect(membershipsOf(lender, ['VALLEY_STRONG_FFA'], statedNumber)).toEqual([]);
});

test('doesn’t list autopay: it follows from the payment method', () => {
  expect(membershipsOf(lender, ['AUTOPAY'], statedNumber)).toEqual([]);
});
