import { toCents } from '@homeline/domain/money/cents.ts';
import { describe, expect, it } from 'vitest';
import { whySavings } from './why-savings.ts';

const upTo = (dollars: number, limitedByIncome: boolean) => ({
  maximumCents: toCents(dollars),
  limitedByIncome,
});

describe('what savings would do', () => {
  it('is to raise the line where the income limits it', () => {
    expect(whySavings([upTo(40_000, true), upTo(75_000, true)])).toContain('Your income limits your line');
  });

  it('is nothing for a line that the value of the home limits', () => {
    const words = whySavings([upTo(175_000, false), upTo(175_000, false)]);
    expect(words).toBe('Your income carries your largest line already, so savings do not raise it.');
  });

  it('is said of the shorter terms alone where only their lines are limited by income', () => {
    const words = whySavings([upTo(102_000, true), upTo(175_000, false)]);
    expect(words).toContain('savings do not raise it. They may over a shorter term');
  });

  it('names what goes from the income each month where no line is left', () => {
    expect(whySavings([])).toContain('what your home costs besides');
  });
});
