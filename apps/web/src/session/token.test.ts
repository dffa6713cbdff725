import { expect, test } from 'vitest';
import { claimsOf } from './token.ts';

test('a token tells whose it is and when it ends', () => {
  const payload = btoa(JSON.stringify({ sub: 'someone', exp: 1_900_000_000 })).replace(/=+$/, '');
  expect(claimsOf(`header.${payload}.signature`)).toEqual({ sub: 'someone', exp: 1_900_000_000 });
});

test.each([undefined, '', 'nonsense', 'a.%%%.c'])('%s tells nothing', (jwt) => {
  expect(claimsOf(jwt)).toEqual({});
});
