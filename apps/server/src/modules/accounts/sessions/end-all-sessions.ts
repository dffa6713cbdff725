import type { endAllSessions as call } from '@homeline/contract/accounts/sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import { endSessions } from './end-sessions.ts';

/** Signs the caller out everywhere, this device included. */
export const endAllSessions: Handler<typeof call> = async ({ caller }, context) => {
  const ended = await context.db.transaction().execute((trx) => endSessions(trx, caller.identity));
  context.revocations.remember([caller.session, ...ended]);
  return undefined;
};
