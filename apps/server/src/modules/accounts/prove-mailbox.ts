import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { queueAccountEmail } from './account-email.ts';
import { endSessions } from './sessions/end-sessions.ts';

type Person = {
  readonly organisation: string;
  readonly identity: string;
  readonly email: string;
  /** True if the person has just given or chosen the account's password, so it isn't a stranger's. */
  readonly knowsPassword?: boolean;
};

/**
 * Records that a person reads the mail of their address, in the caller's transaction. Before the first proof, anybody could have registered with
 * the address, so it takes the password, passkeys, the authenticator app and linked subjects away and ends every session.
 * @returns the sessions that ended, which this process refuses at once through `Revocations.remember`
 */
export async function proveMailbox(
  trx: Trx,
  context: Context,
  { organisation, identity, email, knowsPassword }: Person,
): Promise<readonly string[]> {
  const isFirst = await isMailboxUnproven(trx, identity);
  await context.identities.markEmailVerified(trx, identity);
  if (!isFirst) return [];
  if (!knowsPassword && (await context.identities.forgetPassword(trx, identity)))
    await queueAccountEmail(trx, context, { organisation, email }, 'PASSWORD_REMOVED');
  await context.identities.unlinkSubjects(trx, identity);
  const factor = await trx
    .deleteFrom('second_factor')
    .where('identity', '=', identity)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (factor?.confirmed_at)
    await queueAccountEmail(trx, context, { organisation, email }, 'SECOND_FACTOR_OFF');
  const passkeys = await trx
    .deleteFrom('passkey')
    .where('identity', '=', identity)
    .returning('uuid')
    .execute();
  for (const _ of passkeys) await queueAccountEmail(trx, context, { organisation, email }, 'PASSKEY_REMOVED');
  return endSessions(trx, identity);
}

/** Returns whether nobody has proven yet that the address is theirs. Staff don't register: a colleague made their account, for their address. */
export async function isMailboxUnproven(on: Db | Trx, identity: string): Promise<boolean> {
  const person = await on
    .selectFrom('auth.user as person')
    .leftJoin('staff', 'staff.identity', 'person.id')
    .select('person.id')
    .where('person.id', '=', identity)
    .where('person.emailVerified', '=', false)
    .where('staff.identity', 'is', null)
    .executeTakeFirst();
  return person !== undefined;
}
