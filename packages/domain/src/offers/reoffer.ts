import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { Offer, Terms } from '../facts/offers.facts.ts';
import { initialDecision } from '../facts/offers.selectors.ts';
import { newer } from '../facts/reading.ts';
import { repricingReason } from './repriced.ts';
import type { RepricingReason } from './repricing-reason.ts';

/** New offers that replace the earlier ones, with the largest line of each for the chosen product and term. */
export type Reoffer = {
  readonly reason: RepricingReason;
  readonly before: DeepReadonly<Terms>;
  /** Undefined where the product and term are no longer offered. */
  readonly now?: DeepReadonly<Terms> | undefined;
};

/** Returns why a borrower who chose a line must choose again; undefined when they need not. */
export function reofferOf(facts: Facts): Reoffer | undefined {
  const { offerSelection: chosen, initialDecisions } = facts;
  const current = initialDecision(facts);
  const earlier = chosen && initialDecisions.findLast((decision) => newer(chosen, decision));
  const before = earlier && largestLine(chosen.terms, earlier.offers);
  if (!current?.offers.length || !before || !newer(current, chosen)) return undefined;
  return {
    reason: repricingReason(facts, chosen, current),
    before,
    now: largestLine(chosen.terms, current.offers),
  };
}

/** The largest line of the same product over the same term. */
function largestLine({ product, termYears }: DeepReadonly<Terms>, offers: DeepReadonly<Offer[]>) {
  return offers.find((offer) => offer.product === product && offer.termYears === termYears)?.terms;
}
