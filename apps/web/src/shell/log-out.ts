import { logOut as logOutCall } from '@homeline/contract/accounts/log-in.ts';
import { send } from '../session/client.ts';
import { leave } from '../session/end-of-session.ts';

/** Signs out: the token is revoked at the server, and nothing of the person stays here even when that fails. */
export async function logOut(): Promise<void> {
  await send(logOutCall, {}).catch(() => undefined);
  leave();
}
