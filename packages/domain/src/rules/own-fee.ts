import type { Facts } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { type DecisionContext, pricingScenario } from '../offers/pricing-scenario.ts';
import {
  type Choice,
  type ChoiceResult,
  defaultFeePct,
  feeUpTo,
  offeredFeePct,
  type PricingScenario,
  priceOnEquity,
} from '../pricing/choice.ts';
import { offerOver } from '../pricing/offers.ts';

/** The parts of an offer that determine its default fee. */
type OfOffer = Parameters<typeof offeredFeePct>[1];

/**
 * Returns the fee that a borrower chose, percent of the line. Undefined if they took the fee offered first: they would take that of
 * another version too.
 * @param chosen the product and term, and the line and fee if chosen
 * @param context of the version they chose under
 */
export function ownFeePct(
  facts: Facts,
  chosen: Pick<Terms, 'product' | 'termYears'> & Partial<Pick<Terms, 'lineAmountCents' | 'feePct'>>,
  context: DecisionContext,
): number | undefined {
  const { product, termYears, lineAmountCents, feePct } = chosen;
  const scenario = pricingScenario(facts, context, product);
  if (!scenario || lineAmountCents === undefined) return feePct;
  const offer = offerOver(scenario, termYears);
  return feePct === firstFeePct(scenario, offer, lineAmountCents) ? undefined : feePct;
}

/**
 * Prices a line at the chosen fee, or the highest available fee below it. Without a chosen fee it uses the fee offered first.
 * @param offer the offer of the same version and term, if there is one
 */
export function priceAtOwnFee(
  scenario: PricingScenario,
  choice: Choice,
  offer: OfOffer | undefined = offerOver(scenario, choice.termYears),
): ChoiceResult {
  const { lineCents, feePct } = choice;
  return priceOnEquity(scenario, {
    ...choice,
    feePct:
      feePct === undefined ? firstFeePct(scenario, offer, lineCents) : feeUpTo(scenario, lineCents, feePct),
  });
}

/** Returns the fee offered first. Without an offer over the term, that is the product's default. */
function firstFeePct(
  scenario: PricingScenario,
  offer: OfOffer | undefined,
  lineCents: Choice['lineCents'],
): number {
  return offer ? offeredFeePct(scenario, offer, lineCents) : defaultFeePct(scenario, lineCents);
}
