import type { Facts } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { type DecisionContext, pricingScenario } from '../offers/pricing-scenario.ts';
import {
  type Choice,
  type ChoiceResult,
  defaultFeePct,
  highestFeeUpTo,
  offeredFeePct,
  type PricingScenario,
  priceOnEquity,
} from '../pricing/choice.ts';
import { offerAtTerm } from '../pricing/offers.ts';

/** The parts of an offer that determine its default fee. */
type OfferFee = Parameters<typeof offeredFeePct>[1];

/**
 * Returns the fee that a borrower chose, in percent of the line. Undefined for the default fee, which another version may change.
 * @param chosen the product and term, with the line and fee if chosen
 * @param context the context of the version that the borrower chose under
 */
export function chosenFeePct(
  facts: Facts,
  chosen: Pick<Terms, 'product' | 'termYears'> & Partial<Pick<Terms, 'lineAmountCents' | 'feePct'>>,
  context: DecisionContext,
): number | undefined {
  const { product, termYears, lineAmountCents, feePct } = chosen;
  const scenario = pricingScenario(facts, context, product);
  if (!scenario || lineAmountCents === undefined) return feePct;
  const offer = offerAtTerm(scenario, termYears);
  return feePct === offerDefaultFeePct(scenario, offer, lineAmountCents) ? undefined : feePct;
}

/**
 * Prices a line at the chosen fee, or the highest available fee below it. Without a chosen fee it uses the default fee.
 * @param offer the offer of the same version and term, if any
 */
export function priceAtChosenFee(
  scenario: PricingScenario,
  choice: Choice,
  offer: OfferFee | undefined = offerAtTerm(scenario, choice.termYears),
): ChoiceResult {
  const { lineCents, feePct } = choice;
  return priceOnEquity(scenario, {
    ...choice,
    feePct:
      feePct === undefined
        ? offerDefaultFeePct(scenario, offer, lineCents)
        : highestFeeUpTo(scenario, lineCents, feePct),
  });
}

/** Returns the default fee of the offer or, without an offer at the term, of the product. */
function offerDefaultFeePct(
  scenario: PricingScenario,
  offer: OfferFee | undefined,
  lineCents: Choice['lineCents'],
): number {
  return offer ? offeredFeePct(scenario, offer, lineCents) : defaultFeePct(scenario, lineCents);
}
