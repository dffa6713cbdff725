// Proves SH-10.

import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it('shortens more than 11 characters to the first 6 and the last 5', () => {
  expect(shortAddress('12345678901')).toBe('12345678901');
  expect(shortAddress('pb1qw508d6qejxtdg4y5r3zarvary0c5xw7k')).toBe('pb1qw5…5xw7k');
});
