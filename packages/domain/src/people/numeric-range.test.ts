// Proves VA-04.

import { describe, expect, it } from 'vitest';
import { isWithin } from './numeric-range.ts';

describe('a number within bounds', () => {
  it.each([
    [15_000, 15_000, 400_000, true],
    [400_000, 15_000, 400_000, true],
    [400_000.01, 15_000, 400_000, false],
    ['12', undefined, undefined, false],
    [null, undefined, undefined, false],
    ['Infinity', undefined, undefined, false],
    [Infinity, undefined, undefined, false],
    [Number.NaN, undefined, undefined, false],
    [0, undefined, undefined, true],
    [-3.5, undefined, undefined, true],
  ])('%j between %j and %j is %s', (value, min, max, expected) => {
    expect(isWithin(value, { min, max })).toBe(expected);
  });
});
