import type { logOut as call } from '@homeline/contract/accounts/log-in.ts';
import type { Handler } from '../../http/handler.ts';

/** Ends the session: its token is of no use in any process from now on. */
export const logOut: Handler<typeof call> = async ({ caller }, context) => {
  await context.revocations.revoke(caller.session);
  await context.identities.closeSession(caller.session);
  return undefined;
};
