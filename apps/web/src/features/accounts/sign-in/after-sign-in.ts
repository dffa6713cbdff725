import { isAllowedRedirect } from '@homeline/domain/people/redirect-url.ts';
import { BASE } from '../../../session/end-of-session.ts';

/** Returns the path to show after signing in: the one that sent the person to sign in if it is ours, else the dashboard. */
export function pathAfterSignIn(redirectUrl: string | null): string {
  const isOurs = redirectUrl !== null && isAllowedRedirect(redirectUrl) && redirectUrl.startsWith(`${BASE}/`);
  return isOurs ? redirectUrl.slice(BASE.length) : '/dashboard';
}
