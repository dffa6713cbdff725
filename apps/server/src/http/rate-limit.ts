import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

type Limit = { readonly key: string; readonly max: number };

/** The sign-in limits: failures per email address and per IP address. */
export type Attempts = readonly [address: Limit, place: Limit];

const MAX_PER_EMAIL = 5;
const MAX_PER_IP = 100;
const WINDOW_MINUTES = 15;

/**
 * @param address hashed, so that the table doesn't reveal who has an account
 * @param ip the client's IP address
 */
export function attemptsFor(address: string, ip: string): Attempts {
  return [
    { key: `sign-in ${address}`, max: MAX_PER_EMAIL },
    { key: `place ${ip}`, max: MAX_PER_IP },
  ];
}

/**
 * Counts an attempt before it is made, so that parallel attempts count too. Windows use real time: moving the business clock must
 * not lift a lockout.
 * @returns false when no attempt was left
 */
export async function mayAttempt(db: Db, attempts: Attempts): Promise<boolean> {
  const ends = sql<string>`now() + make_interval(mins => ${WINDOW_MINUTES})`;
  let isAllowed = true;
  for (const { key, max } of attempts) {
    const { failures } = await db
      .insertInto('rate_limit')
      .values({ key, failures: 1, window_ends_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when rate_limit.window_ends_at > now() then rate_limit.failures + 1 else 1 end`,
          window_ends_at: sql`case when rate_limit.window_ends_at > now() then rate_limit.window_ends_at else excluded.window_ends_at end`,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (failures > max) isAllowed = false;
  }
  return isAllowed;
}

/** Clears the failures of the email address after a success, but not those of the IP address. */
export async function clearFailures(db: Db, [address, place]: Attempts): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', address.key).execute();
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', place.key)
    .execute();
}
