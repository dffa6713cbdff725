import { expect, test } from 'vitest';
import { AccountForm } from './enter-account.ts';

test('an account is taken as it stands on a check, with spaces and hyphens, and kept as digits', () => {
  const typed = {
    bankName: 'First Bank',
    routingNumber: '021 000 021',
    accountNumber: '0001-2345 6789',
    accountNumberAgain: '000123456789',
  };
  expect(AccountForm.parse(typed)).toEqual({
    ...typed,
    routingNumber: '021000021',
    accountNumber: '000123456789',
  });
});
