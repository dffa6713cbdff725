import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { expect, test } from 'vitest';
import { stageCards } from './stage-cards.ts';

const submitted = {
  ...{ product: 'FIXED_TERM', termYears: 10, lineAmountCents: 15_000_000, monthlyPaymentCents: 198_226 },
  noteRatePct: 10,
} as Terms;

const standsOf = (terms: Terms) =>
  stageCards('PRODUCT_SELECT', { version: 1, terms, submittedTerms: submitted } as Answers)[0]?.stands;

test('the terms that were submitted are called so only while they stand', () => {
  expect(standsOf(submitted)).toBe(
    'You submitted your application with these terms. They change only with your consent.',
  );
  expect(
    standsOf({ ...submitted, lineAmountCents: 4_050_000 as Terms['lineAmountCents'], noteRatePct: 9.3 }),
  ).toBe('These terms stand now. You submitted your application with $150,000.00 over 10 years at 10.00%.');
});
