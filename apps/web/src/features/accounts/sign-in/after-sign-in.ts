import { isAllowedRedirect } from '@homeline/domain/people/redirect-url.ts';
import { BASE } from '../../../session/end-of-session.ts';

/** Returns the path to show after signing in: the one that sent the person to sign in, with or without our base, else the dashboard. */
export function pathAfterSignIn(redirectUrl: string | null): string {
  if (redirectUrl === null || !isAllowedRedirect(redirectUrl)) return '/dashboard';
  return redirectUrl.startsWith(`${BASE}/`) ? redirectUrl.slice(BASE.length) : redirectUrl;
}
