import { claimsOf, token } from '@homeline/client/session/token.ts';
import { logOut } from '@homeline/contract/accounts/log-in.ts';
import { CHAT_OWNER, forgetChats } from './chat-keys.ts';
import { clientWith } from './client-with.ts';
import { oauthReturn } from './oauth-return.ts';
import { TRACKER, VISIT } from './tracker-key.ts';

const OWNER = 'owner';

/** Starts a session. First removes another person's data from this browser, and ends their session if still open. */
export function enter(jwt: string): void {
  const person = claimsOf(jwt).sub ?? '';
  const before = sessionStorage.getItem(OWNER);
  // Another tab may have left the chat. A visitor's chat asks whose it is when it opens.
  if (localStorage.getItem(CHAT_OWNER) !== person && localStorage.getItem(CHAT_OWNER)) forgetChats();
  if (before !== null && before !== person) {
    oauthReturn.forget();
    localStorage.removeItem(TRACKER);
    localStorage.removeItem(VISIT);
    sessionStorage.clear();
  }
  const left = token.read();
  // Without a connection it ends by itself in minutes.
  if (left && claimsOf(left).sub !== person) void clientWith(left)(logOut, {}).catch(() => undefined);
  sessionStorage.setItem(OWNER, person);
  token.save(jwt);
}
