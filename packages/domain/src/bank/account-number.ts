export type AccountNumberProblem = 'NOT_DIGITS' | 'TOO_SHORT' | 'TOO_LONG' | 'ZERO';

export type AccountNumberCheck =
  | { valid: true; number: string }
  | { valid: false; problem: AccountNumberProblem };

/** The width of the account field of an ACH entry. */
const LONGEST = 17;
const SHORTEST = 4;

/** Checks an account number, 4 to 17 digits once spaces and hyphens are removed, and gives those digits. */
export function checkAccountNumber(input: string): AccountNumberCheck {
  const number = withoutSeparators(input);
  if (!/^\d*$/.test(number)) return { valid: false, problem: 'NOT_DIGITS' };
  if (number.length < SHORTEST) return { valid: false, problem: 'TOO_SHORT' };
  if (number.length > LONGEST) return { valid: false, problem: 'TOO_LONG' };
  return /^0+$/.test(number) ? { valid: false, problem: 'ZERO' } : { valid: true, number };
}

/** The last four characters of an account number, the only ones kept in the clear. */
export function accountMask(account: string): string {
  return withoutSeparators(account).slice(-4);
}

/** Shows an account by its mask: '•••• 6789'. */
export function formatAccount(mask: string): string {
  return `•••• ${mask}`;
}

function withoutSeparators(account: string): string {
  return account.replace(/[\s-]/g, '');
}
