import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, test } from 'vitest';
import { chooseAgain } from './choose-again.ts';

const before: Terms = {
  product: 'FIXED_TERM',
  termYears: 15,
  lineAmountCents: toCents(170_000),
  feePct: 2.99,
  noteRatePct: 8.4,
  aprPct: 8.9,
  monthlyPaymentCents: toCents(1664),
  originationFeeCents: toCents(5083),
  cashToBorrowerCents: toCents(164_917),
  recordingFeeCents: toCents(0),
  recordingTaxCents: toCents(0),
  cltvPct: 60,
  dtiPct: 30,
  codes: [],
};
const fell = { reason: 'CREDIT', before, now: { ...before, lineAmountCents: toCents(130_000) } } as const;

test('who is to choose again though their line costs the same reads why, and what became of the largest over their term', () => {
  expect(chooseAgain(fell, true).text).toBe(
    'The full report on your credit differs from the first one, and the offers follow it. What you chose can be had at the same price. ' +
      'You can now borrow up to $130,000 over 15 years with a fee of 2.99%; before it was $170,000.',
  );
  expect(chooseAgain({ ...fell, now: before }, false).text).toBe(
    'You can still borrow up to $170,000 over 15 years with a fee of 2.99%.',
  );
});

test('that a term has no line any more is told', () => {
  expect(chooseAgain({ ...fell, now: undefined }, false).text).toBe(
    'No line can be had over 15 years any more.',
  );
});
