// Proves CH-15.

import { expect, it } from 'vitest';
import { personalNumberIn } from './personal-numbers.ts';

it.each([
  'my social is 923-00-1001',
  '923 00 1001',
  '923.00.1001',
  'SSN:923001001',
  'here it is 923001001 thanks',
  'SSN #923001001',
  'ssn923001001',
  '923–00–1001',
  '923\u201100\u20111001',
  '923/00/1001',
  '923 - 00 - 1001',
  '923\u00a000\u00a01001',
  '923_00_1001',
  '\uff19\uff12\uff13-\uff10\uff10-\uff11\uff10\uff10\uff11',
  '923\n00\n1001',
  '92\u200b3001001',
  '(923) 00-1001',
  '923,00,1001',
  '923:00:1001',
  '923--00--1001',
  '923•00•1001',
  '923 * 00 * 1001',
])('finds the social security number in “%s”', (text) => {
  expect(personalNumberIn(text)).toBe('SSN');
});

it.each([
  'account 12345678',
  'my acct number is 1234-5678-90',
  'routing 021000021',
  'card 4111 1111 1111 1111',
  'it ends 000123456789',
  'acct#12345678901',
  'account no.12345678',
  'routing #021000021 account #12345678',
  'card 4111.1111.1111.1111',
  'here: 4111.1111.1111.1111',
])('finds the account number in “%s”', (text) => {
  expect(personalNumberIn(text)).toBe('ACCOUNT');
});

it.each([
  'call me at (614) 555-0123',
  'call me at 614-555-0123 or 6145550123',
  'call 1 614 555 0123',
  'I need $75,000.00 over 15 years',
  'on 12/31/2026 at 10:30',
  'my zip is 43085-1234',
  'I met her 2026-12-01 14:05',
  'my account has $1500000.00 in it',
  'my card was charged on 12/31/2026',
  'loan HL-2026-000123',
  'application 3f0c2b6e-6f1b-4a7e-9b51-2b7f0d0a1234',
  'the line is 150000 dollars',
  'pay $500.00, 2026 at the latest',
  'sections 123, 45 and 6789',
])('lets “%s” pass', (text) => {
  expect(personalNumberIn(text)).toBeUndefined();
});
