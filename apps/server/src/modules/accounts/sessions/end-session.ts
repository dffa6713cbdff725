import type { endSession as call } from '@homeline/contract/accounts/sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';

/** Signs one device of the caller out. */
export const endSession: Handler<typeof call> = async ({ params, caller }, context) => {
  const own = await context.db
    .selectFrom('auth.session')
    .select('id')
    .where('id', '=', params.id)
    .where('userId', '=', caller.identity)
    .executeTakeFirst();
  if (!own) return refuse('NOT_FOUND');
  await context.revocations.revoke(own.id);
  await context.identities.closeSession(own.id);
  return undefined;
};
