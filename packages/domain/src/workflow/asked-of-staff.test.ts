import { expect, test } from 'vitest';
import { notAskedFor } from './asked-of-staff.ts';

test('what a decision does not ask for is said, and not ignored', () => {
  expect(notAskedFor('MERCHANT_REVIEWED', { debts: [], valueCents: 1, debt: [] })).toBe(
    'MERCHANT_REVIEWED asks for debts, and not for valueCents, debt: nothing is decided',
  );
  expect(notAskedFor('COMPLIANCE_PASSED', { valueCents: 1 })).toContain('asks for nothing besides words');
});

test('what it asks for may be given with words, wherever the file stands', () => {
  for (const name of ['VALUE_ACCEPTED', 'VALUE_ACCEPTED_EARLY'])
    expect(notAskedFor(name, { valueCents: 1, comments: 'Seen', reason: 'Told' })).toBeUndefined();
  expect(notAskedFor('REVIEW_PASSED', {})).toBeUndefined();
});
