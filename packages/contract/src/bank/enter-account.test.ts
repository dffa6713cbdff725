import { expect, test } from 'vitest';
import { AccountForm } from './enter-account.ts';

test('an account number may contain spaces and hyphens, as on a check, and is stored as digits', () => {
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
