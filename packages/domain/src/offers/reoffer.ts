import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { Offer, Terms } from '../facts/offers.facts.ts';
import { initialDecision } from '../facts/offers.selectors.ts';
import { newer } from '../facts/reading.ts';
import { reasonFor } from './repriced.ts';
import type { RepricingReason } from './repricing-reason.ts';

/** Offers that took the place of those that the borrower had chosen among: why, and the largest line of either as it was chosen to be paid back. */
export type Reoffer = {
  readonly reason: RepricingReason;
  readonly before: DeepReadonly<Terms>;
  /** Undefined where no line is paid back so any more. */
  readonly now?: DeepReadonly<Terms> | undefined;
};

/** Why somebody who had chosen a line is to choose again; undefined where nobody is. */
export function reofferOf(facts: Facts): Reoffer | undefined {
  const { offerSelection: chosen, initialDecisions } = facts;
  const current = initialDecision(facts);
  const earlier = chosen && initialDecisions.findLast((decision) => newer(chosen, decision));
  const before = earlier && largestAs(chosen.terms, earlier.offers);
  if (!current?.offers.length || !before || !newer(current, chosen)) return undefined;
  return { reason: reasonFor(facts, chosen, current), before, now: largestAs(chosen.terms, current.offers) };
}

/** The largest line of the same product over the same term. */
function largestAs({ product, termYears }: DeepReadonly<Terms>, offers: DeepReadonly<Offer[]>) {
  return offers.find((offer) => offer.product === product && offer.termYears === termYears)?.terms;
}
