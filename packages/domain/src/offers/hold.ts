import type { Facts } from '../facts/facts.ts';
import { newer } from '../facts/reading.ts';

/**
 * How long a borrower who has not submitted may count on the prices that they were first shown. What is submitted within that time keeps
 * its price to the date of the note, however long the verification takes (docs/decisions/0011).
 */
export const OFFERS_HOLD_DAYS = 30;

/**
 * The decision whose versions of the rate sheet and of the policy hold: the newest, unless the offers have expired before the
 * application was submitted.
 */
export function heldDecision(facts: Facts) {
  const decision = facts.initialDecisions.at(-1);
  return newer(decision, facts.offerExpiries.at(-1)) ? decision : undefined;
}

/** When the prices were first shown that hold now; offers that are made again meanwhile do not hold longer. */
export function heldSince(facts: Facts): string | undefined {
  const expiry = facts.offerExpiries.at(-1);
  return facts.initialDecisions.find((decision) => newer(decision, expiry))?.at;
}
