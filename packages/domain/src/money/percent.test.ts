import { describe, expect, it } from 'vitest';
import { formatPct, formatRate, roundPct, sumPct } from './percent.ts';

describe('percentages', () => {
  it('have a fixed number of decimals, rounded half up', () => {
    expect(formatPct(9.1, 2)).toBe('9.10%');
    expect(formatPct(8.905, 2)).toBe('8.91%');
    expect(formatPct(80.000075, 2)).toBe('80.00%');
    expect(formatPct(50, 0)).toBe('50%');
  });

  it('are rounded for display', () => {
    expect(roundPct(64.516129, 2)).toBe(64.52);
  });

  it('add up without binary noise', () => {
    expect(sumPct([8.8, -0.3, -0.4, -0.5])).toBe(7.6);
    expect(sumPct([])).toBe(0);
  });
});

it('shows a rate in eighths with its three decimals, and any other with two', () => {
  expect([9.1, 9.125, 9.05, 0.375, 8.8 - 0.3].map(formatRate)).toEqual([
    '9.10%',
    '9.125%',
    '9.05%',
    '0.375%',
    '8.50%',
  ]);
});
