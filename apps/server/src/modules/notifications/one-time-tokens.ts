import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long the token of each purpose is valid, in seconds of real time. */
const LIFETIME_SECONDS = {
  RESET_PASSWORD: 30 * MINUTE,
  CHOOSE_PASSWORD: 14 * 24 * HOUR,
  CLIENT_CONSENT: 14 * 24 * HOUR,
  SIGN_IN_LINK: 15 * MINUTE,
  VERIFY_EMAIL: 48 * HOUR,
  PASSKEY_CREATION: 5 * MINUTE,
  PASSKEY_SIGN_IN: 5 * MINUTE,
  BROKER_SIGN_IN: 10 * MINUTE,
  // Longer than the 30 days for which a link in a message must work (15 USC 7704(a)(3)(A)(ii)).
  UNSUBSCRIBE: 60 * 24 * HOUR,
} as const;

export type TokenPurpose = keyof typeof LIFETIME_SECONDS;

const TOKEN_BYTES = 32;

type NewToken = {
  readonly organisation: string;
  readonly purpose: TokenPurpose;
  readonly identity?: string;
  /** What the use of the token needs. It is stored in plain text, so it must not be a secret. */
  readonly detail?: string;
};

/** A token that a person presents. */
type PresentedToken = Pick<NewToken, 'organisation' | 'purpose'> & { readonly token: string };

type Found = { readonly identity: string | null; readonly detail: string | null };

type Sealing = Pick<Context, 'sealing'>;

/** Creates a token that can be used once. The database keeps a keyed hash of it only. */
export async function createToken(
  on: Db | Trx,
  context: Sealing,
  { organisation, purpose, identity, detail }: NewToken,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await on.deleteFrom('one_time_token').where('expires_at', '<', sql<Date>`now()`).execute();
  await on
    .insertInto('one_time_token')
    .values({
      hash: hashOf(context, { organisation, purpose, token }),
      organisation,
      purpose,
      identity: identity ?? null,
      detail: detail ?? null,
      expires_at: sql<string>`now() + make_interval(secs => ${LIFETIME_SECONDS[purpose]})`,
    })
    .execute();
  return token;
}

/** Returns what a valid token is for, without using it up. */
export async function readToken(
  on: Db | Trx,
  context: Sealing,
  presented: PresentedToken,
): Promise<Found | undefined> {
  return on
    .selectFrom('one_time_token')
    .select(['identity', 'detail'])
    .where('hash', '=', hashOf(context, presented))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses up a valid token. Of two simultaneous uses, one gets undefined. */
export async function takeToken(
  on: Db | Trx,
  context: Sealing,
  presented: PresentedToken,
): Promise<Found | undefined> {
  return on
    .deleteFrom('one_time_token')
    .where('hash', '=', hashOf(context, presented))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['identity', 'detail'])
    .executeTakeFirst();
}

/** Deletes every token of an identity that opens their account: an older link could undo a change of password. */
export async function deleteTokensOf(trx: Trx, identity: string): Promise<void> {
  await trx
    .deleteFrom('one_time_token')
    .where('identity', '=', identity)
    .where('purpose', '!=', 'UNSUBSCRIBE')
    .execute();
}

/** Deletes an identity's tokens about one thing, such as an application: the newest link alone works. */
export async function deleteTokensAbout(
  trx: Trx,
  { organisation, identity, detail }: Required<Pick<NewToken, 'organisation' | 'identity' | 'detail'>>,
): Promise<void> {
  await trx
    .deleteFrom('one_time_token')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .where('detail', '=', detail)
    .execute();
}

function hashOf({ sealing }: Sealing, { organisation, purpose, token }: PresentedToken): string {
  return sealing.lookupHash('one-time token', `${organisation} ${purpose} ${token}`);
}
