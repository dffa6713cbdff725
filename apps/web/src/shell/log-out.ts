import { logOut as logOutCall } from '@homeline/contract/accounts/log-in.ts';
import { send } from '../session/client.ts';
import { leave } from '../session/end-of-session.ts';

/**
 * Signs out. Revokes the token at the server, and clears this browser even when that fails.
 * @param back the path to return to after signing in again
 */
export async function logOut(back?: string): Promise<void> {
  await send(logOutCall, {}).catch(() => undefined);
  leave(back);
}
