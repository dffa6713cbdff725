// Proves RU-39.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CentsSchema,
  ceilToHundredDollars,
  cents,
  floorToHundredDollars,
  formatDollars,
  formatWholeDollars,
  parseDollars,
  roundHalfUp,
  sumCents,
  toCents,
} from './cents.ts';

describe('money in cents', () => {
  it.each([
    ['1234.56', 123_456, '$1,234.56'],
    ['$1,234.56', 123_456, '$1,234.56'],
    ['0', 0, '$0.00'],
    ['-5', -500, '-$5.00'],
    ['400000', 40_000_000, '$400,000.00'],
    ['0.1', 10, '$0.10'],
    ['1234567.89', 123_456_789, '$1,234,567.89'],
  ])('parses %s as %i cents and formats it as %s', (text, amount, shown) => {
    expect(parseDollars(text)).toBe(amount);
    expect(formatDollars(parseDollars(text))).toBe(shown);
  });

  it.each(['', '12.345', '1,23', 'abc', '1e5', '--1', '.5', '1 000'])('rejects %j', (text) => {
    // The error never contains the text, because logs keep errors.
    expect(() => parseDollars(text)).toThrow(new RangeError('Not an amount in dollars'));
  });

  it('formats a line without cents', () => {
    expect(formatWholeDollars(toCents(75_000))).toBe('$75,000');
    expect(formatWholeDollars(toCents(999.5))).toBe('$1,000');
  });

  it('parses every amount that it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseDollars(formatDollars(cents(amount)))).toBe(amount);
      }),
    );
  });

  it('accepts only whole cents', () => {
    expect(CentsSchema.safeParse(1.5).success).toBe(false);
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(sumCents([])).toBe(0);
    expect(sumCents([cents(1), cents(2)])).toBe(3);
  });
});

describe('rounding', () => {
  it.each([
    [0.5, 1],
    [1.005 * 100, 101],
    [2.5, 3],
    [-2.5, -3],
    [74_747.01, 74_747],
    [0.49999, 0],
    [-0.2, 0],
  ])('rounds %d half up to %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });

  it('rounds a half with binary noise like an exact half', () => {
    const slowly = (value: number) =>
      Math.sign(value) * Math.floor(Number(Math.abs(value).toPrecision(15)) + 0.5);
    const anything = fc.double({ min: -1e10, max: 1e10, noNaN: true });
    const nearHalves = fc
      .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: -50, max: 50 }))
      .map(([whole, noise]) => whole + 0.5 + noise * 1e-10);
    fc.assert(
      fc.property(fc.oneof(anything, nearHalves), (value) => {
        expect(roundHalfUp(value)).toBeCloseTo(slowly(value), 9);
      }),
      { numRuns: 2000 },
    );
  });

  it('never changes a number by more than a half', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(Math.abs(roundHalfUp(value) - value)).toBeLessThanOrEqual(0.5 + 1e-5);
      }),
    );
  });

  it('rounds a line down to whole hundreds of dollars', () => {
    expect(floorToHundredDollars(toCents(118_749.45))).toBe(toCents(118_700));
    expect(floorToHundredDollars(toCents(-3))).toBe(0);
  });

  it('rounds a minimum line up to whole hundreds of dollars', () => {
    expect(ceilToHundredDollars(toCents(61_840.01))).toBe(toCents(61_900));
    expect(ceilToHundredDollars(toCents(61_900))).toBe(toCents(61_900));
  });
});
