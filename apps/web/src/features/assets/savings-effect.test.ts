// Proves RU-58.

import { toCents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it } from 'vitest';
import { savingsEffect } from './savings-effect.ts';

const upTo = (dollars: number, limitedByIncome: boolean) => ({
  maximumCents: toCents(dollars),
  limitedByIncome,
});

describe('the reason to add savings', () => {
  it('is a higher line where income limits it', () => {
    expect(savingsEffect([upTo(40_000, true), upTo(75_000, true)])).toContain('Your income limits your line');
  });

  it('doesn’t exist for a line that the home’s value limits', () => {
    const words = savingsEffect([upTo(175_000, false), upTo(175_000, false)]);
    expect(words).toBe('Your income already supports your largest line, so savings won’t raise it.');
  });

  it('names the shorter terms when income limits only those', () => {
    const words = savingsEffect([upTo(102_000, true), upTo(175_000, false)]);
    expect(words).toContain('savings won’t raise it. They may help with a shorter term');
  });

  it('names the monthly debts where income leaves no line', () => {
    expect(savingsEffect([])).toContain('other home costs');
  });
});
