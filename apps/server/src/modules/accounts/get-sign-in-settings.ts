import type { getSignInSettings as call } from '@homeline/contract/accounts/sign-in-settings.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { TOKEN_SECONDS } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { deviceName } from './sessions/device-name.ts';
import { refusalsOf } from './sign-in-refusals.ts';

/** Returns how the caller signs in, and the devices they are signed in on. */
export const getSignInSettings: Handler<typeof call> = async ({ caller }, context) => {
  const { db, identities } = context;
  const person = await db
    .selectFrom('auth.user')
    .select('emailVerified')
    .where('id', '=', caller.identity)
    .executeTakeFirstOrThrow();
  const factor = await db
    .selectFrom('second_factor')
    .select('recovery_codes')
    .where('identity', '=', caller.identity)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return {
    email: await identities.emailOf(caller.identity),
    isEmailVerified: person.emailVerified,
    totp: { isOn: factor !== undefined, recoveryCodesLeft: factor?.recovery_codes.length ?? 0 },
    passkeys: await passkeysOf(context, caller),
    devices: await devicesOf(context, caller),
    refusedSignIns: await refusalsOf(db, caller.identity),
  };
};

async function passkeysOf({ db }: Context, { identity }: Caller) {
  const rows = await db
    .selectFrom('passkey')
    .select(['uuid', 'name', 'created_at', 'last_used_at'])
    .where('identity', '=', identity)
    .orderBy('created_at')
    .execute();
  return rows.map(({ uuid, name, created_at, last_used_at }) => ({
    uuid,
    name,
    createdAt: created_at.toISOString(),
    ...(last_used_at && { lastUsedAt: last_used_at.toISOString() }),
  }));
}

async function devicesOf({ db }: Context, { identity, session }: Caller) {
  const rows = await db
    .selectFrom('auth.session')
    .select(['id', 'ipAddress', 'userAgent', 'method', 'createdAt', 'updatedAt'])
    .where('userId', '=', identity)
    // The newest token of a session is as old as its update, and nothing renews an expired one.
    .where('updatedAt', '>', sql<Date>`now() - make_interval(secs => ${TOKEN_SECONDS})`)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ id, ipAddress, userAgent, method, createdAt, updatedAt }) => ({
    uuid: id,
    name: deviceName(userAgent ?? ''),
    place: ipAddress ?? '',
    method,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    isThisOne: id === session,
  }));
}
