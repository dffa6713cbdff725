// Proves RO-05.

import { expect, test } from 'vitest';
import { claimsOf } from './token.ts';

test('reads the identity and expiry of a token', () => {
  const payload = btoa(JSON.stringify({ sub: 'someone', exp: 1_900_000_000 })).replace(/=+$/, '');
  expect(claimsOf(`header.${payload}.signature`)).toEqual({ sub: 'someone', exp: 1_900_000_000 });
});

test.each([undefined, '', 'nonsense', 'a.%%%.c'])('reads nothing from %s', (jwt) => {
  expect(claimsOf(jwt)).toEqual({});
});
