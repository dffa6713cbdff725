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

/** What the fee that is offered first depends on, of an offer. */
type OfOffer = Parameters<typeof offeredFeePct>[1];

/**
 * The fee that somebody chose, percent of the line; undefined where they took the one that is offered first, as they would take that
 * of another version.
 * @param chosen their product and term, and their line and fee as far as they have chosen any
 * @param context of the version that counts as the one they chose under
 */
export function ownFeePct(
  facts: Facts,
  chosen: Pick<Terms, 'product' | 'termYears'> & Partial<Pick<Terms, 'lineAmountCents' | 'feePct'>>,
  context: DecisionContext,
): number | undefined {
  const { product, termYears, lineAmountCents, feePct } = chosen;
  const situation = pricingScenario(facts, context, product);
  if (!situation || lineAmountCents === undefined) return feePct;
  const offer = offerOver(situation, termYears);
  return feePct === firstFeePct(situation, offer, lineAmountCents) ? undefined : feePct;
}

/**
 * Prices a line at somebody's own fee, or at the highest below it that may be chosen for it; without one at the fee that is offered first.
 * @param offer of the same version over the term, where it has one
 */
export function priceAtOwnFee(
  situation: PricingScenario,
  choice: Choice,
  offer: OfOffer | undefined = offerOver(situation, choice.termYears),
): ChoiceResult {
  const { lineCents, feePct } = choice;
  return priceOnEquity(situation, {
    ...choice,
    feePct:
      feePct === undefined ? firstFeePct(situation, offer, lineCents) : feeUpTo(situation, lineCents, feePct),
  });
}

/** A term without an offer has none that is offered first, so that it is the default of the product. */
function firstFeePct(
  situation: PricingScenario,
  offer: OfOffer | undefined,
  lineCents: Choice['lineCents'],
): number {
  return offer ? offeredFeePct(situation, offer, lineCents) : defaultFeePct(situation, lineCents);
}
