import type { removeTotp as call } from '@homeline/contract/accounts/second-factor.ts';
import type { Handler } from '../../../http/handler.ts';
import { queueAccountEmail } from '../account-email.ts';
import { signInAgainRefusal } from '../sessions/recent-sign-in.ts';

/** Turns the authenticator app off. */
export const removeTotp: Handler<typeof call> = async ({ caller, organisation }, context) => {
  const refusal = await signInAgainRefusal(context, caller);
  if (refusal) return refusal;
  const email = await context.identities.emailOf(caller.identity);
  await context.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('second_factor')
      .where('identity', '=', caller.identity)
      .returning('confirmed_at')
      .executeTakeFirst();
    if (removed?.confirmed_at)
      await queueAccountEmail(trx, context, { organisation, email }, 'SECOND_FACTOR_OFF');
  });
  return undefined;
};
