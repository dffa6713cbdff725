import { cents } from '@homeline/domain/money/cents.ts';
import { expect, it } from 'vitest';
import { unavailableLine } from './unavailable-line.ts';

const LINE = { product: 'FIXED_TERM', termYears: 5, lineAmountCents: cents(7_500_000) } as const;

it('names the requested line and quotes the reasons of the notice', () => {
  expect(unavailableLine(LINE, ['Your monthly obligations are too high for your income'])).toBe(
    'We can’t offer the $75,000 over 5 years you asked for: Your monthly obligations are too high for your income.',
  );
});

it('names an interest-only line', () => {
  const line = { ...LINE, product: 'INTEREST_ONLY_AGE_RESTRICTED' } as const;
  expect(unavailableLine(line, ['One', 'Two'])).toBe(
    'We can’t offer the $75,000 with interest-only payments you asked for: One; Two.',
  );
});
