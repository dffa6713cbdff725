import { type CivilDate, daysBetween } from '../dates/civil-date.ts';
import type { Cents } from '../money/cents.ts';

export const MICRO_DEPOSIT_TRIES = 3;
export const MICRO_DEPOSIT_DAYS = 10;

export type MicroDepositResult = 'CONFIRMED' | 'WRONG' | 'NO_TRIES_LEFT' | 'EXPIRED';

/**
 * Compares the two small credits that someone found in an account with those sent; their order does not matter.
 * @param check.sentCents each 1 to 99
 * @param check.triesBefore earlier wrong answers
 */
export function checkMicroDeposits(check: {
  sentCents: readonly [Cents, Cents];
  enteredCents: readonly [Cents, Cents];
  sentOn: CivilDate;
  enteredOn: CivilDate;
  triesBefore: number;
}): MicroDepositResult {
  if (check.triesBefore >= MICRO_DEPOSIT_TRIES) return 'NO_TRIES_LEFT';
  if (daysBetween(check.sentOn, check.enteredOn) > MICRO_DEPOSIT_DAYS) return 'EXPIRED';
  const [sent, entered] = [check.sentCents, check.enteredCents].map((pair) =>
    pair.toSorted((a, b) => a - b).join(),
  );
  if (sent === entered) return 'CONFIRMED';
  return check.triesBefore + 1 >= MICRO_DEPOSIT_TRIES ? 'NO_TRIES_LEFT' : 'WRONG';
}
