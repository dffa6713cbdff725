import type { startTotp as call } from '@homeline/contract/accounts/second-factor.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { signInAgainRefusal } from '../sessions/recent-sign-in.ts';
import { secretEncryptionContext } from './second-factor.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** Creates the secret for an authenticator app. Nothing changes at sign-in until a first code confirms it. */
export const startTotp: Handler<typeof call> = async ({ caller, organisation }, context) => {
  const { identity } = caller;
  const refusal = await signInAgainRefusal(context, caller);
  if (refusal) return refusal;
  const secret = newTotpSecret();
  const sealed = context.sealing.seal(secret, secretEncryptionContext(identity));
  const stored = await context.db
    .insertInto('second_factor')
    .values({ identity, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('identity')
        .doUpdateSet({ secret: sealed, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('identity')
    .executeTakeFirst();
  if (!stored) return refuse('SECOND_FACTOR_ON');
  const { companyNameShort } = context.organisations.get(organisation).company;
  return { secret, uri: totpUri(secret, companyNameShort, await context.identities.emailOf(identity)) };
};
