import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

type Limit = { readonly key: string; readonly most: number };

/** What counts against somebody who tries to sign in: failures for one address, and failures from one place. */
export type Attempts = readonly [address: Limit, place: Limit];

const PER_ADDRESS = 5;
const PER_PLACE = 100;
const WINDOW_MINUTES = 15;

/**
 * @param address hashed: the table must not tell who has an account
 * @param ip where the request came from
 */
export function attemptsFor(address: string, ip: string): Attempts {
  return [
    { key: `sign-in ${address}`, most: PER_ADDRESS },
    { key: `place ${ip}`, most: PER_PLACE },
  ];
}

/** Whether no attempt is left. In real time: moving the clock of business must not lift a lock-out. */
export async function areSpent(db: Db, attempts: Attempts): Promise<boolean> {
  const rows = await db
    .selectFrom('rate_limit')
    .select(['key', 'failures'])
    .where(
      'key',
      'in',
      attempts.map(({ key }) => key),
    )
    .where('window_ends_at', '>', sql<Date>`now()`)
    .execute();
  return rows.some(
    ({ key, failures }) => failures >= (attempts.find((limit) => limit.key === key)?.most ?? 0),
  );
}

/** Counts a failure; a window that has ended begins anew. */
export async function noteFailure(db: Db, attempts: Attempts): Promise<void> {
  const ends = sql<string>`now() + make_interval(mins => ${WINDOW_MINUTES})`;
  for (const { key } of attempts) {
    await db
      .insertInto('rate_limit')
      .values({ key, failures: 1, window_ends_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when rate_limit.window_ends_at > now() then rate_limit.failures + 1 else 1 end`,
          window_ends_at: sql`case when rate_limit.window_ends_at > now() then rate_limit.window_ends_at else excluded.window_ends_at end`,
        }),
      )
      .execute();
  }
}

/** A sign-in that succeeded clears the address, not the place. */
export async function forgetFailures(db: Db, [address]: Attempts): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', address.key).execute();
}
