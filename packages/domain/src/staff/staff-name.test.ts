// Proves CO-07.

import { expect, it } from 'vitest';
import { staffName } from './staff-name.ts';

it.each([
  ['Bo Berg', 'Bo Berg'],
  ['bo.berg@lender.example', 'Bo Berg'],
  ['ana-maria_diaz@lender.example', 'Ana Maria Diaz'],
  ['123@lender.example', '123@lender.example'],
  ['', ''],
])('names the account %s “%s”', (account, name) => {
  expect(staffName(account)).toBe(name);
});
