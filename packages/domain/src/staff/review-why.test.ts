// Proves CO-20.

import { expect, it } from 'vitest';
import { STEPS } from '../workflow/steps.ts';
import { REVIEW_WHY } from './review-why.ts';

/** These have the reasons of a rule, of a hold or of an underwriter's questions. */
const REFERRED = [
  'COMPLIANCE_REVIEW',
  'DEED_REVIEW',
  'FUNDING_DECISION',
  'INSURANCE_REVIEW',
  'ON_HOLD',
  'UW_REVIEW',
];

it('every review says why it needs a person: by its referral, or by its step', () => {
  const reviews = STEPS.filter(({ kind }) => kind === 'REVIEW').map(({ id }) => id);
  const unsaid = reviews.filter((id) => !REVIEW_WHY[id]);
  expect(unsaid.toSorted()).toEqual(REFERRED);
});
