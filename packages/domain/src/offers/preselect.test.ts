// Proves RU-51.

import { describe, expect, test } from 'vitest';
import type { Terms } from '../facts/offers.facts.ts';
import { toCents } from '../money/cents.ts';
import { preselectedCents, preselectedOffer } from './preselect.ts';

const offer = (termYears: Terms['termYears'], maximum: number, product: Terms['product'] = 'FIXED_TERM') => ({
  product,
  termYears,
  maximumCents: toCents(maximum),
});
const interestOnly = offer(30, 300_000, 'INTEREST_ONLY_AGE_RESTRICTED');
const last = (termYears: Terms['termYears'], amount: number) =>
  ({ product: 'FIXED_TERM', termYears, lineAmountCents: toCents(amount) }) as const;

const five = [
  offer(5, 60_000),
  offer(10, 110_000),
  offer(15, 175_000),
  offer(20, 175_000),
  offer(30, 175_000),
];

describe('without an earlier choice', () => {
  test('the amount is half of the largest line', () => {
    expect(preselectedCents(five, undefined)).toBe(toCents(87_500));
  });

  test('the term is the middle one of those that carry the amount, the shorter of two', () => {
    expect(preselectedOffer(five, undefined).termYears).toBe(15);
    expect(preselectedOffer(five.slice(1, 4), undefined).termYears).toBe(15);
  });

  test('no line that only the longest term carries is shown first', () => {
    const longest = [offer(10, 150_000), offer(15, 160_000), offer(20, 170_000), offer(30, 200_000)];
    expect(preselectedOffer(longest, undefined).termYears).toBe(15);
  });

  test('an interest-only line is shown only where there is no other', () => {
    expect(preselectedOffer([interestOnly, ...five], undefined).product).toBe('FIXED_TERM');
    expect(preselectedOffer([interestOnly, offer(10, 20_000)], undefined)).toBe(interestOnly);
  });
});

describe('after an earlier choice', () => {
  test('it is shown again', () => {
    expect(preselectedOffer(five, last(30, 50_000)).termYears).toBe(30);
    expect(preselectedCents(five, last(30, 50_000))).toBe(toCents(50_000));
  });

  test('of a term that is gone, the middle term that carries its amount is, or the largest line', () => {
    expect(preselectedOffer(five.slice(1), last(5, 50_000)).termYears).toBe(15);
    expect(preselectedOffer(five.slice(0, 2), last(15, 175_000)).termYears).toBe(10);
  });
});
