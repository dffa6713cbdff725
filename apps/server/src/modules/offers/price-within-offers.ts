import type { LineChoice } from '@homeline/contract/offers/quote-offer.ts';
import type { DeepReadonly } from '@homeline/domain/facts/fact.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Offer } from '@homeline/domain/facts/offers.facts.ts';
import { initialDecision } from '@homeline/domain/facts/offers.selectors.ts';
import {
  type Cents,
  formatDollars,
  formatWholeDollars,
  HUNDRED_DOLLARS,
} from '@homeline/domain/money/cents.ts';
import { type DecisionContext, pricingScenario } from '@homeline/domain/offers/pricing-scenario.ts';
import { TEXAS_HOME_EQUITY } from '@homeline/domain/policy/texas.ts';
import {
  type ChoiceRefusal,
  countedFeesCents,
  offeredFeePct,
  type PricedChoice,
  type PricingScenario,
  priceChoice,
  smallestTexasLine,
} from '@homeline/domain/pricing/choice.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Steps at which the borrower may choose a line, add assets or leave the offers. */
export const OFFER_CHOICE_STEPS: readonly StepName[] = stepsAccepting('selectOffer');

/** A priced choice, and the offer and the scenario it was priced in. */
export type PricedChoiceInScenario = {
  readonly scenario: PricingScenario;
  readonly offer: DeepReadonly<Offer>;
  readonly priced: PricedChoice;
};

/** Prices a line within the current offers, or refuses it and names the wrong field. */
export function priceWithinOffers(
  facts: Facts,
  context: DecisionContext,
  choice: LineChoice,
): PricedChoiceInScenario | Refusal {
  const { product, termYears, lineCents, feePct } = choice;
  const scenario = pricingScenario(facts, context, product);
  const offer = initialDecision(facts)?.offers.find(
    (each) => each.product === product && each.termYears === termYears,
  );
  if (!scenario || !offer) return wrong('termYears', 'Must be one of the offers');
  const { minimumCents, maximumCents } = offer;
  if (lineCents < minimumCents)
    return wrong('lineCents', `Must be at least ${formatWholeDollars(minimumCents)}`);
  if (lineCents > maximumCents)
    return wrong('lineCents', `Cannot be more than ${formatWholeDollars(maximumCents)}`);
  if (lineCents % HUNDRED_DOLLARS !== 0) return wrong('lineCents', 'Must be a multiple of $100');
  const firstFeePct = offeredFeePct(scenario, offer, lineCents);
  const priced = priceChoice(scenario, { lineCents, termYears, feePct: feePct ?? firstFeePct });
  if (priced.eligible) return { scenario, offer, priced };
  if (priced.reason === 'TEXAS_FEE' && feePct !== undefined)
    return wrong('feePct', overTexasLimit(scenario, feePct, maximumCents));
  const isFeeAtFault =
    feePct !== undefined && priceChoice(scenario, { lineCents, termYears, feePct: firstFeePct }).eligible;
  if (isFeeAtFault && priced.reason !== 'FEE_OPTION')
    return wrong('feePct', 'Not available with this amount. Choose another fee or a smaller amount.');
  return wrong(fieldOf(priced.reason), 'Must be one of the offers');
}

function fieldOf(reason: ChoiceRefusal): keyof LineChoice {
  return reason === 'FEE_OPTION' ? 'feePct' : 'lineCents';
}

/** Returns the error for a fee above the Texas limit, with the smallest amount that allows it if the offer reaches it. */
function overTexasLimit(scenario: PricingScenario, feePct: number, maximumCents: Cents): string {
  const least = smallestTexasLine(scenario, feePct);
  const otherFeesCents = countedFeesCents(scenario);
  const otherFees = otherFeesCents > 0 ? `, including ${formatDollars(otherFeesCents)} of other fees` : '';
  const isOffered = least !== undefined && least <= maximumCents;
  const instead = isOffered
    ? `Choose a lower fee or an amount of ${formatWholeDollars(least)} or more.`
    : 'Choose a lower fee.';
  return `Texas limits fees to ${TEXAS_HOME_EQUITY.maxFeePct}% of the amount${otherFees}. ${instead}`;
}

function wrong(field: keyof LineChoice, words: string): Refusal {
  return refuse('INVALID_INPUT', { fields: { [field]: words } });
}
