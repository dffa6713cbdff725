// Proves RT-28, RT-33.

import { expect, test } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type Intake, openingAhead, whyClosed } from './intake.ts';

const OPEN: Intake = { opensOn: undefined, isLicensed: true, requiresReferrer: false, isWholesale: false };
const OPENING_DAY = civilDate('2027-01-15');

test.each<[string, Partial<Intake>, ReturnType<typeof whyClosed>, ReturnType<typeof whyClosed>]>([
  ['open to anyone', {}, undefined, undefined],
  ['that requires a referrer', { requiresReferrer: true }, 'NOT_ACCEPTING', undefined],
  ['that is wholesale', { isWholesale: true }, 'NOT_ACCEPTING', 'NOT_ACCEPTING'],
  ['without a license', { isLicensed: false }, 'NOT_LICENSED', 'NOT_LICENSED'],
  ['that opens later', { opensOn: OPENING_DAY }, 'NOT_OPEN_YET', 'NOT_OPEN_YET'],
  [
    'that opens later, without a license yet',
    { opensOn: OPENING_DAY, isLicensed: false },
    'NOT_OPEN_YET',
    'NOT_OPEN_YET',
  ],
])('a lender %s accepts new and referred applicants as configured', (_, intake, stranger, referred) => {
  expect(whyClosed({ ...OPEN, ...intake }, { isReferred: false })).toBe(stranger);
  expect(whyClosed({ ...OPEN, ...intake }, { isReferred: true })).toBe(referred);
});

test('a lender opens at the start of its opening day', () => {
  expect(openingAhead(OPENING_DAY, civilDate('2027-01-14'))).toBe(OPENING_DAY);
  expect(openingAhead(OPENING_DAY, OPENING_DAY)).toBeUndefined();
  expect(openingAhead(undefined, OPENING_DAY)).toBeUndefined();
});
