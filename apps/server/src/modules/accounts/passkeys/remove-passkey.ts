import type { removePasskey as call } from '@homeline/contract/accounts/passkeys.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { queueAccountEmail } from '../account-email.ts';
import { signInAgainRefusal } from '../sessions/recent-sign-in.ts';

/** Removes a passkey of the caller. */
export const removePasskey: Handler<typeof call> = async ({ params, caller, organisation }, context) => {
  const refusal = await signInAgainRefusal(context, caller);
  if (refusal) return refusal;
  const email = await context.identities.emailOf(caller.identity);
  const isRemoved = await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('passkey')
      .where('uuid', '=', params.id)
      .where('identity', '=', caller.identity)
      .returning('uuid')
      .executeTakeFirst();
    if (row) await queueAccountEmail(trx, context, { organisation, email }, 'PASSKEY_REMOVED');
    return row !== undefined;
  });
  return isRemoved ? undefined : refuse('NOT_FOUND');
};
