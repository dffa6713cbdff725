export type AccountNumberProblem = 'NOT_DIGITS' | 'TOO_SHORT' | 'TOO_LONG' | 'ZERO';

export type AccountNumberCheck =
  | { valid: true; number: string }
  | { valid: false; problem: AccountNumberProblem };

/** The width of the account field of an ACH entry. */
const LONGEST = 17;
const SHORTEST = 4;

/** Validates an account number: 4 to 17 digits after removing spaces and hyphens, which it returns. */
export function checkAccountNumber(input: string): AccountNumberCheck {
  const number = withoutSeparators(input);
  if (!/^\d*$/.test(number)) return { valid: false, problem: 'NOT_DIGITS' };
  if (number.length < SHORTEST) return { valid: false, problem: 'TOO_SHORT' };
  if (number.length > LONGEST) return { valid: false, problem: 'TOO_LONG' };
  return /^0+$/.test(number) ? { valid: false, problem: 'ZERO' } : { valid: true, number };
}

/** Returns the last four characters of an account number, the only ones stored unencrypted. */
export function accountMask(account: string): string {
  return withoutSeparators(account).slice(-4);
}

/** Formats an account by its last four characters: '•••• 6789'. */
export function formatAccount(mask: string): string {
  return `•••• ${mask}`;
}

function withoutSeparators(account: string): string {
  return account.replace(/[\s-]/g, '');
}
