import type { Facts } from '../facts/facts.ts';
import { newer } from '../facts/reading.ts';

/**
 * The price hold, in days from the first offers. An application submitted within it keeps its price to the date of the note
 * (docs/decisions/0011).
 */
export const OFFERS_HOLD_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Returns the decision whose rate sheet and policy versions apply: the newest one.
 * @returns undefined when the offers expired before submission
 */
export function priceHoldDecision(facts: Facts) {
  const decision = facts.initialDecisions.at(-1);
  return newer(decision, facts.offerExpiries.at(-1)) ? decision : undefined;
}

/** Returns when the current price hold ends, as an ISO instant. */
export function priceHoldEnd(facts: Facts): string | undefined {
  const since = priceHoldStart(facts);
  return since && new Date(Date.parse(since) + OFFERS_HOLD_DAYS * DAY_MS).toISOString();
}

/** Returns when the current price hold began, as an ISO instant. Offers refreshed during a hold do not extend it. */
export function priceHoldStart(facts: Facts): string | undefined {
  const expiry = facts.offerExpiries.at(-1);
  return facts.initialDecisions.find((decision) => newer(decision, expiry))?.at;
}
