import type { logOut as call } from '@homeline/contract/accounts/log-in.ts';
import type { Handler } from '../../http/handler.ts';

/** Ends the session and revokes its token in every process. */
export const logOut: Handler<typeof call> = async ({ caller }, context) => {
  await context.revocations.revoke(caller.session);
  await context.identities.closeSession(caller.session);
  return undefined;
};
