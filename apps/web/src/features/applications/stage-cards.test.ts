// Proves RU-59.

import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { expect, test } from 'vitest';
import { stageCards } from './stage-cards.ts';

const submitted = {
  ...{ product: 'FIXED_TERM', termYears: 10, lineAmountCents: 15_000_000, monthlyPaymentCents: 198_226 },
  noteRatePct: 10,
} as Terms;

const closedReason = (terms: Terms) =>
  stageCards('PRODUCT_SELECT', { version: 1, terms, submittedTerms: submitted } as Answers)[0]?.whyClosed;

test('names the submitted terms only when the current terms differ', () => {
  expect(closedReason(submitted)).toBe(
    'You submitted your application with these terms. They change only with your consent.',
  );
  expect(
    closedReason({ ...submitted, lineAmountCents: 4_050_000 as Terms['lineAmountCents'], noteRatePct: 9.3 }),
  ).toBe(
    'These are your current terms. You submitted your application with $150,000.00 over 10 years at 10.00%.',
  );
});
