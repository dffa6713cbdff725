import type { SignIn } from '@homeline/domain/organisations/sign-in.ts';

const DAY_MS = 86_400_000;

/** Returns whether a password is older than its lender allows. Counts real time. */
export function isPasswordExpired({ passwordMaxDays }: SignIn, setAt: Date): boolean {
  return passwordMaxDays !== undefined && Date.now() - setAt.getTime() > passwordMaxDays * DAY_MS;
}
