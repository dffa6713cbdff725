import type { SignIn } from '@homeline/domain/organisations/sign-in.ts';
import type { WaysToSignIn } from './identities.ts';

const DAY_MS = 86_400_000;

/** How long a password that another person chose waits for its owner. */
const INITIAL_DAYS = 14;

/** Returns whether a password is older than its lender allows, or an initial one was never used. Counts real time. */
export function isPasswordExpired(
  { passwordMaxDays }: SignIn,
  { passwordSetAt, isPasswordInitial }: Pick<WaysToSignIn, 'passwordSetAt' | 'isPasswordInitial'>,
): boolean {
  const mostDays = isPasswordInitial ? INITIAL_DAYS : passwordMaxDays;
  return (
    passwordSetAt !== undefined &&
    mostDays !== undefined &&
    Date.now() - passwordSetAt.getTime() > mostDays * DAY_MS
  );
}
