import { sessionClient } from '@homeline/client/session/session-client.ts';
import { token } from '@homeline/client/session/token.ts';
import type { Client } from '@homeline/contract/client.ts';

export const BASE = '/console';

export const SIGN_IN_PATH = '/sign-in';

/** Makes a call of the contract. Leads to the sign-in page when the session has ended. */
export const send: Client = sessionClient(endSession);

/** Returns the sign-in path that leads back to a page of the console. */
export function signInPath(back: string): string {
  return isPage(back) ? `${SIGN_IN_PATH}?${new URLSearchParams({ back })}` : SIGN_IN_PATH;
}

/** Returns where a person goes after signing in: the page that sent them, or their work list. */
export function pathAfterSignIn(back: string | null): string {
  return back !== null && isPage(back) ? back : '/';
}

/** A path inside the console, and not the sign-in page itself. */
function isPage(path: string): boolean {
  return /^\/[a-z]/.test(path) && !path.startsWith(SIGN_IN_PATH);
}

function endSession(): void {
  // Several calls may be refused at once. Only the first one leaves the page: a later one would return the person to the sign-in page itself.
  if (token.read() === undefined) return;
  const { pathname, search } = window.location;
  token.forget();
  sessionStorage.clear();
  window.location.assign(BASE + signInPath(pathname.slice(BASE.length) + search));
}
