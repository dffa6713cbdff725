import { token } from '@homeline/client/session/token.ts';
import { isAllowedRedirect } from '@homeline/domain/people/redirect-url.ts';
import { forgetChats } from './chat-keys.ts';
import { oauthReturn } from './oauth-return.ts';
import { TRACKER, VISIT } from './tracker-key.ts';

export const BASE = '/account/heloc';

const SIGNER_AREA = `${BASE}/heloc-signer`;

/**
 * Returns the sign-in URL that leads back to a path.
 * @param path the current path, with its query
 */
export function signInPath(path: string): string {
  if (path.startsWith(SIGNER_AREA)) return `${SIGNER_AREA}/login`;
  if (path.startsWith(`${BASE}/register`)) return `${BASE}/register`;
  const back = isAllowedRedirect(path) && path.startsWith(`${BASE}/`) && !path.startsWith(`${BASE}/auth/`);
  return back ? `${BASE}/auth/login?${new URLSearchParams({ redirectUrl: path })}` : `${BASE}/auth/login`;
}

/** Returns the sign-in URL for an expired session, so that the sign-in page can say so. */
export function endedPath(path: string): string {
  const to = signInPath(path);
  if (!to.startsWith(`${BASE}/auth/login`)) return to;
  return `${to}${to.includes('?') ? '&' : '?'}ended=true`;
}

let isLeaving = false;

/** A person signs out here: the server’s word that the session ended, which may come first, leads nowhere, and `leave` forgets everything. */
export function startLeaving(): void {
  isLeaving = true;
}

/** Ends an expired session. Drafts stay for the same person; the reload drops everything fetched. */
export function endSession(): void {
  // Several calls may be refused at once. The first one knows the current page.
  if (isLeaving || token.read() === undefined) return;
  const to = endedPath(window.location.pathname + window.location.search);
  token.forget();
  window.location.assign(to);
}

/** Signs the person out here: removes the token and all drafts; the reload drops everything fetched. */
export function leave(to = signInPath('')): void {
  token.forget();
  oauthReturn.forget();
  localStorage.removeItem(TRACKER);
  localStorage.removeItem(VISIT);
  forgetChats();
  sessionStorage.clear();
  window.location.assign(to);
  isLeaving = false;
}
