import type { LineChoice } from '@homeline/contract/offers/quote-offer.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { pricingContext } from '../rules/decision-context.ts';
import { OFFER_CHOICE_STEPS, type PricedChoiceInScenario, priceWithinOffers } from './price-within-offers.ts';

type ChoiceRequest = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly body: LineChoice;
};

/** A requested choice with its price, its application and the rules used. */
type PricedRequest = PricedChoiceInScenario & {
  readonly key: ApplicationKey;
  readonly facts: Facts;
  readonly rules: DecisionContext;
};

/** Prices a requested choice without recording it. Refuses it at steps that don't allow a choice. */
export async function priceRequestedChoice(
  { params, organisation, body }: ChoiceRequest,
  context: Context,
): Promise<PricedRequest | Refusal> {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, key);
  const step = currentStep(facts).id;
  if (!OFFER_CHOICE_STEPS.includes(step)) return refuse('WRONG_STEP', { step });
  const rules = pricingContext(context, key, facts);
  if (isRefusal(rules)) return rules;
  const choice = priceWithinOffers(facts, rules, body);
  return isRefusal(choice) ? choice : { key, facts, rules, ...choice };
}
