// Proves DS-54.

import { expect, it, test } from 'vitest';
import { parseRevoked } from './revoked-certificates.ts';

const ONE = 'ab'.repeat(32);
const OTHER = '01'.repeat(32);

it('reads each revoked certificate with the time since when', () => {
  const since = '2026-11-30T12:00:00Z';
  const text = `${ONE}=${since}, ${OTHER.toUpperCase()}=${since}`;
  expect(parseRevoked(text)).toEqual([
    { sha256: ONE, since },
    { sha256: OTHER, since },
  ]);
  expect(parseRevoked('')).toEqual([]);
});

test.each([
  ['a day', `${ONE}=2026-11-30`],
  ['a day that doesn’t exist', `${ONE}=2026-13-30T12:00:00Z`],
  ['half a checksum', 'abcd=2026-11-30T12:00:00Z'],
  ['a certificate without a time', ONE],
])('refuses %s', (_, text) => {
  expect(parseRevoked(text)).toBeUndefined();
});
