import { cents } from '@homeline/domain/money/cents.ts';
import { expect, it } from 'vitest';
import { cannotBeHad } from './cannot-be-had.ts';

const LINE = { product: 'FIXED_TERM', termYears: 5, lineAmountCents: cents(7_500_000) } as const;

it('the line that was asked for, and the reasons of the notice word for word, stand in one sentence', () => {
  expect(cannotBeHad(LINE, ['Your monthly obligations are too high for your income'])).toBe(
    'The $75,000 over 5 years that you asked for cannot be had: Your monthly obligations are too high for your income.',
  );
});

it('a line at interest only is called so', () => {
  const line = { ...LINE, product: 'INTEREST_ONLY_AGE_RESTRICTED' } as const;
  expect(cannotBeHad(line, ['One', 'Two'])).toBe(
    'The $75,000 at interest only that you asked for cannot be had: One; Two.',
  );
});
