import type { Facts } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { type DecisionContext, offerSituation } from '../offers/situation.ts';
import {
  type Choice,
  type ChoiceResult,
  defaultFeePct,
  feeUpTo,
  type OfferSituation,
  priceOnEquity,
} from '../pricing/choice.ts';

/**
 * The fee that somebody chose, percent of the line; undefined where they took the one that is offered first, as they would take that
 * of another version.
 * @param chosen their line and fee, as far as they have chosen any
 * @param context of the version that counts as the one they chose under
 */
export function ownFeePct(
  facts: Facts,
  chosen: Pick<Terms, 'product'> & Partial<Pick<Terms, 'lineAmountCents' | 'feePct'>>,
  context: DecisionContext,
): number | undefined {
  const { product, lineAmountCents, feePct } = chosen;
  const situation = offerSituation(facts, context, product);
  if (!situation || lineAmountCents === undefined) return feePct;
  return feePct === defaultFeePct(situation, lineAmountCents) ? undefined : feePct;
}

/** Prices a line at somebody's own fee, or at the highest below it that may be chosen for it; without one at that offered first. */
export function priceAtOwnFee(situation: OfferSituation, choice: Choice): ChoiceResult {
  const { lineCents, feePct } = choice;
  return priceOnEquity(situation, {
    ...choice,
    feePct: feePct === undefined ? undefined : feeUpTo(situation, lineCents, feePct),
  });
}
