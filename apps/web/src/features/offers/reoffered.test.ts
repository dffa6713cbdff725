// Proves RU-59.

import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, test } from 'vitest';
import { reofferedAlert } from './reoffered.ts';

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

test('says why to choose again, and how the largest line changed', () => {
  expect(reofferedAlert(fell, true).text).toBe(
    'Your full credit report differs from the first one, so we updated your offers. You can still have the line you chose at the same price. ' +
      'You can now borrow up to $130,000 over 15 years with a fee of 2.99%. Before, it was $170,000.',
  );
  expect(reofferedAlert({ ...fell, now: before }, false).text).toBe(
    'You can still borrow up to $170,000 over 15 years with a fee of 2.99%.',
  );
});

test('says when a term no longer has a line', () => {
  expect(reofferedAlert({ ...fell, now: undefined }, false).text).toBe(
    'We can’t offer a line over 15 years anymore.',
  );
});
