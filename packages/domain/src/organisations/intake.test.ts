import { expect, test } from 'vitest';
import { acceptsApplicant } from './intake.ts';

test.each([
  ['OPEN', false, true],
  ['OPEN', true, true],
  ['REFERRAL', false, false],
  ['REFERRAL', true, true],
  ['WHOLESALE', false, false],
  ['WHOLESALE', true, false],
] as const)(
  'a lender with intake %s, referred: %s, accepts an applicant: %s',
  (intake, isReferred, accepts) => {
    expect(acceptsApplicant(intake, { isReferred })).toBe(accepts);
  },
);
