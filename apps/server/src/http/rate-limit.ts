import { sql } from 'kysely';
import type { Db, Trx } from '../db/tables.ts';
import { placeOf } from './place.ts';

/**
 * How a key's attempts are limited.
 * - `DELAY`: after `free` failures each further one doubles the wait; `longestSeconds` after the last one all is forgotten.
 * - `WINDOW`: at most `most` attempts in a window.
 */
type Rule =
  | { readonly kind: 'DELAY'; readonly free: number; readonly longestSeconds: number }
  | { readonly kind: 'WINDOW'; readonly most: number; readonly seconds: number };

export type Limit = { readonly key: string; readonly rule: Rule };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Returns the limits of sign-in. A stranger elsewhere can't lock a person out: the delay counts for the address at one place. All
 * places together get 100 failures a day (NIST SP 800-63B, 3.2.2).
 * @param address hashed, so that the table doesn't reveal who has an account
 * @param ip the client's IP address
 */
export function signInLimits(address: string, ip: string): readonly Limit[] {
  return [
    {
      key: `sign-in ${address} ${placeOf(ip)}`,
      rule: { kind: 'DELAY', free: 5, longestSeconds: 15 * MINUTE },
    },
    { key: `sign-in ${address}`, rule: { kind: 'WINDOW', most: 100, seconds: DAY } },
    { key: `place ${placeOf(ip)}`, rule: { kind: 'WINDOW', most: 100, seconds: 15 * MINUTE } },
  ];
}

/**
 * Returns the limits of sign-in on a browser that signed in to the account before. Only this browser's guesses
 * count, so that guesses from elsewhere can't lock it out.
 * @param device its random id
 */
export function knownDeviceLimits(address: string, device: string): readonly Limit[] {
  return [
    {
      key: `sign-in ${address} device ${device}`,
      rule: { kind: 'DELAY', free: 5, longestSeconds: 15 * MINUTE },
    },
    { key: `device ${device}`, rule: { kind: 'WINDOW', most: 100, seconds: DAY } },
  ];
}

/** Returns the limits of codes for a person's second factor. Their first factor was correct, so all places count together. */
export function secondFactorLimits(identity: string): readonly Limit[] {
  return [
    { key: `code ${identity}`, rule: { kind: 'DELAY', free: 5, longestSeconds: 15 * MINUTE } },
    { key: `codes ${identity}`, rule: { kind: 'WINDOW', most: 100, seconds: DAY } },
  ];
}

/** Returns the limit of codes of a sample record that a person types. */
export function recordCodeLimits(identity: string): readonly Limit[] {
  return [{ key: `record code ${identity}`, rule: { kind: 'WINDOW', most: 20, seconds: 15 * MINUTE } }];
}

/** Returns the limit of sign-ins with a passkey, or at an identity provider, that are started from one place. */
export function startedSignInLimits(ip: string): readonly Limit[] {
  return [{ key: `started ${placeOf(ip)}`, rule: { kind: 'WINDOW', most: 100, seconds: 15 * MINUTE } }];
}

/**
 * Returns the limits of the emails that a stranger may ask us to send to an address.
 * @param address hashed, so that the table doesn't reveal who has an account
 */
export function accountEmailLimits(address: string, ip: string): readonly Limit[] {
  return [
    { key: `email ${address} ${placeOf(ip)}`, rule: { kind: 'WINDOW', most: 5, seconds: HOUR } },
    { key: `email ${address}`, rule: { kind: 'WINDOW', most: 20, seconds: DAY } },
    { key: `email place ${placeOf(ip)}`, rule: { kind: 'WINDOW', most: 50, seconds: HOUR } },
  ];
}

/** Returns the limit of registrations from one place. */
export function registrationLimits(ip: string, mostPerHour: number): readonly Limit[] {
  return [{ key: `registration ${placeOf(ip)}`, rule: { kind: 'WINDOW', most: mostPerHour, seconds: HOUR } }];
}

/** Returns the limit of messages that one person writes to the lender, as fast as in the chat. */
export function threadLimits(identity: string): readonly Limit[] {
  return [
    { key: `thread ${identity}`, rule: { kind: 'WINDOW', most: 40, seconds: MINUTE } },
    { key: `thread day ${identity}`, rule: { kind: 'WINDOW', most: 200, seconds: DAY } },
  ];
}

/** Returns the limit of quotes of one loan originator: far more than a person types, too few to copy a rate sheet. */
export function quoteLimits(originator: string): readonly Limit[] {
  return [{ key: `quote ${originator}`, rule: { kind: 'WINDOW', most: 120, seconds: HOUR } }];
}

/** Returns the limit of new passwords that are judged while people at one place type them. */
export function newPasswordLimits(ip: string): readonly Limit[] {
  return [{ key: `new password ${placeOf(ip)}`, rule: { kind: 'WINDOW', most: 200, seconds: 5 * MINUTE } }];
}

/** Returns the limits of asking for another invitation, per address and per place. */
export function invitationLimits(address: string, ip: string): readonly Limit[] {
  return [
    { key: `invitation ${address}`, rule: { kind: 'WINDOW', most: 5, seconds: HOUR } },
    { key: `invitation place ${placeOf(ip)}`, rule: { kind: 'WINDOW', most: 30, seconds: HOUR } },
  ];
}

/**
 * Counts an attempt before it is made, so that parallel attempts count too. Windows use real time: moving the business clock must
 * not lift a lockout.
 * @returns the seconds to wait before the next attempt; 0 when this one is allowed
 */
export function secondsToWait(db: Db, limits: readonly Limit[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let longest = 0;
    // In the order of their keys, so that two requests never wait for each other.
    for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      longest = Math.max(longest, await count(trx, limit));
    }
    return longest;
  });
}

async function count(trx: Trx, { key, rule }: Limit): Promise<number> {
  await trx
    .insertInto('rate_limit')
    .values({ key, failures: 0, window_ends_at: sql<string>`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { failures, secondsLeft } = await trx
    .selectFrom('rate_limit')
    .select(['failures', sql<number>`extract(epoch from window_ends_at - now())::float`.as('secondsLeft')])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = nextState(rule, failures, secondsLeft);
  if (next.wait === 0) {
    const ends = sql<string>`now() + make_interval(secs => ${next.windowSeconds})`;
    await trx
      .updateTable('rate_limit')
      .set({ failures: next.failures, window_ends_at: ends })
      .where('key', '=', key)
      .execute();
  }
  return next.wait;
}

type Counted = { readonly wait: number; readonly failures: number; readonly windowSeconds: number };

/**
 * Returns a key's state after one more attempt.
 * @param failures the attempts so far
 * @param secondsLeft until the end of its window, or of its delay; negative after it
 */
export function nextState(rule: Rule, failures: number, secondsLeft: number): Counted {
  if (rule.kind === 'WINDOW') {
    const isOver = secondsLeft <= 0;
    const counted = isOver ? 1 : failures + 1;
    const windowSeconds = isOver ? rule.seconds : secondsLeft;
    return { wait: counted > rule.most ? Math.ceil(secondsLeft) : 0, failures: counted, windowSeconds };
  }
  if (secondsLeft > 0) return { wait: Math.ceil(secondsLeft), failures, windowSeconds: secondsLeft };
  const counted = secondsLeft < -rule.longestSeconds ? 1 : failures + 1;
  const delay = counted < rule.free ? 0 : Math.min(2 ** (counted - rule.free), rule.longestSeconds);
  return { wait: 0, failures: counted, windowSeconds: delay };
}

/** Takes back the count of a successful attempt: delays start over, and the other limits count one less. */
export async function forgetAttempt(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const { key, rule } of limits) {
    if (rule.kind === 'DELAY') await db.deleteFrom('rate_limit').where('key', '=', key).execute();
    else {
      await db
        .updateTable('rate_limit')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('key', '=', key)
        .where('failures', '>', 0)
        .execute();
    }
  }
}

/** Returns a wait in words, such as “4 minutes”. */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
