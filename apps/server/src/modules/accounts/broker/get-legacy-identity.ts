import type { getLegacyIdentity as call } from '@homeline/contract/accounts/broker.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { isPasswordExpired } from '../password-expiry.ts';

/** Returns the caller as the legacy identity service knows them: a person with a password. */
export const getLegacyIdentity: Handler<typeof call> = async ({ caller, organisation }, context) => {
  const { db, identities, organisations } = context;
  const person = await identities.waysToSignIn(caller.identity);
  if (!person?.passwordSetAt) return refuse('NOT_FOUND');
  const factor = await db
    .selectFrom('second_factor')
    .select('identity')
    .where('identity', '=', caller.identity)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const session = await db
    .selectFrom('auth.session')
    .select('totpVerified')
    .where('id', '=', caller.session)
    .executeTakeFirst();
  return {
    uuid: caller.identity,
    organizationCode: organisation,
    profileType: caller.role,
    updatedDate: person.updatedAt.toISOString(),
    passwordExpired: isPasswordExpired(organisations.get(organisation).signIn, person),
    twoFactorEnabled: factor !== undefined,
    totpVerified: session?.totpVerified ?? false,
    aliases: [{ type: 'EMAIL', value: await identities.emailOf(caller.identity) }],
  };
};
