import { toCents } from '@homeline/domain/money/cents.ts';
import { expect, test } from 'vitest';
import { chooseAgain } from './choose-again.ts';

const fell = {
  reason: 'CREDIT',
  largestBeforeCents: toCents(170_000),
  largestCents: toCents(130_000),
} as const;

test('who is to choose again though their line costs the same reads why, and what became of the largest', () => {
  expect(chooseAgain(fell, true).text).toBe(
    'The full report on your credit differs from the first one, and the offers follow it. What you chose can be had at the same price. ' +
      'You can now borrow up to $130,000; before it was $170,000.',
  );
  expect(chooseAgain({ ...fell, largestCents: toCents(170_000) }, false).text).toBe(
    'You can still borrow up to $170,000.',
  );
});
