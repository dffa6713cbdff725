import { describe, expect, it } from 'vitest';
import { accountMask, checkAccountNumber, formatAccount } from './account-number.ts';
import published from './bank.cases.json' with { type: 'json' };

describe('an account number', () => {
  it.each(published.accountNumbers)('is checked as published: $input', ({ input, valid, normalised }) => {
    const check = checkAccountNumber(input);
    expect(check.valid).toBe(valid);
    if (check.valid) expect(check.number).toBe(normalised);
  });

  it.each([
    ['ABC12345', 'NOT_DIGITS'],
    ['123', 'TOO_SHORT'],
    ['', 'TOO_SHORT'],
    ['123456789012345678', 'TOO_LONG'],
    ['000000000000', 'ZERO'],
  ])('%j is %s', (input, problem) => {
    expect(checkAccountNumber(input)).toEqual({ valid: false, problem });
  });

  it.each(published.masking)('$account is shown as $display', ({ account, mask, display }) => {
    expect(accountMask(account)).toBe(mask);
    expect(formatAccount(accountMask(account))).toBe(display);
  });
});
