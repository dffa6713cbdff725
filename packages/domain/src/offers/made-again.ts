import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { Offer } from '../facts/offers.facts.ts';
import { newer } from '../facts/reading.ts';
import { type Cents, cents } from '../money/cents.ts';
import { initialDecision } from './decided.ts';
import { reasonFor } from './repriced.ts';
import type { RepricingReason } from './repricing-reason.ts';

/** Offers that took the place of those that the borrower had chosen among: why, and the largest line of each, cents. */
export type MadeAgain = {
  readonly reason: RepricingReason;
  readonly largestBeforeCents: Cents;
  readonly largestCents: Cents;
};

/** Why somebody who had chosen a line is to choose again; undefined where nobody is. */
export function offersMadeAgain(facts: Facts): MadeAgain | undefined {
  const { offerSelection: chosen, initialDecisions } = facts;
  const current = initialDecision(facts);
  const before = chosen && initialDecisions.findLast((decision) => newer(chosen, decision));
  if (!current?.offers.length || !before || !newer(current, chosen)) return undefined;
  return {
    reason: reasonFor(facts, chosen, current),
    largestBeforeCents: largestOf(before.offers),
    largestCents: largestOf(current.offers),
  };
}

function largestOf(offers: DeepReadonly<Offer[]>): Cents {
  return cents(Math.max(...offers.map(({ maximumCents }) => maximumCents)));
}
