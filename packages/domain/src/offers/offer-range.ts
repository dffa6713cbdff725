import type { Facts } from '../facts/facts.ts';
import { initialDecision } from '../facts/offers.selectors.ts';
import type { Cents } from '../money/cents.ts';
import { initialDecisionFacts } from './decision-facts.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';

/** The range of offers, without any of its inputs. */
export type OfferRange = {
  readonly smallestLineCents: Cents;
  readonly largestLineCents: Cents;
  /** Of the largest line at each term, in percent a year. */
  readonly lowestAprPct: number;
  readonly highestAprPct: number;
  /** The borrower has not answered about their mortgages yet: all that were found count as staying. */
  readonly isEstimate: boolean;
};

/**
 * Returns the range of the offers made; before there are any, of those that the known facts would lead to.
 * @returns undefined without an offer, or while the score or the value is unknown
 */
export function offerRange(facts: Facts, context: DecisionContext): OfferRange | undefined {
  const made = initialDecision(facts);
  const offers = made ? made.offers : estimatedOffers(facts, context);
  if (offers.length === 0) return undefined;
  const minimums = offers.map(({ minimumCents }) => minimumCents);
  const maximums = offers.map(({ maximumCents }) => maximumCents);
  const aprs = offers.map(({ terms }) => terms.aprPct);
  return {
    smallestLineCents: Math.min(...minimums) as Cents,
    largestLineCents: Math.max(...maximums) as Cents,
    lowestAprPct: Math.min(...aprs),
    highestAprPct: Math.max(...aprs),
    isEstimate: made === undefined,
  };
}

function estimatedOffers(facts: Facts, context: DecisionContext) {
  if (!pricingScenario(facts, context)) return [];
  return initialDecisionFacts(facts, context).flatMap(({ fact, value }) =>
    fact === 'initialDecisions' ? value.offers : [],
  );
}
