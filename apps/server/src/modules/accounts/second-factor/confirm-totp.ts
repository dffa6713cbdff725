import type { confirmTotp as call } from '@homeline/contract/accounts/second-factor.ts';
import type { Handler } from '../../../http/handler.ts';
import { secondFactorLimits, secondsToWait, waitWords } from '../../../http/rate-limit.ts';
import { refuse } from '../../../refusal.ts';
import { queueAccountEmail } from '../account-email.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { secretEncryptionContext, useTotpCode } from './second-factor.ts';

/** Turns the authenticator app on with its first code, and returns the recovery codes, which are shown once. */
export const confirmTotp: Handler<typeof call> = async ({ body, caller, organisation }, context) => {
  const { identity } = caller;
  const started = await context.db
    .selectFrom('second_factor')
    .select('secret')
    .where('identity', '=', identity)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!started) return refuse('SECOND_FACTOR_ON');
  const wait = await secondsToWait(context.db, secondFactorLimits(identity));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  const secret = context.sealing.open(started.secret, secretEncryptionContext(identity));
  if (!(await useTotpCode(context, identity, secret, body.code)))
    return refuse('INVALID_INPUT', { fields: { code: 'Must be the code your app shows now' } });

  const recoveryCodes = newRecoveryCodes();
  const email = await context.identities.emailOf(identity);
  await context.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('second_factor')
      .set({ confirmed_at: new Date().toISOString() })
      .set({ recovery_codes: recoveryCodes.map((code) => recoveryCodeHash(context.sealing, identity, code)) })
      .where('identity', '=', identity)
      .execute();
    await queueAccountEmail(trx, context, { organisation, email }, 'SECOND_FACTOR_ON');
  });
  return { recoveryCodes: [...recoveryCodes] };
};
