import type { Choice } from '@homeline/contract/offers/quote-offer.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { decisionContext } from './decision-context.ts';
import { CHOOSING_STEPS, type MadeChoice, priceWithinOffers } from './price-within-offers.ts';

type ChoiceRequest = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly body: Choice;
};

/** A choice that somebody asks about, priced, with the application and the rules that it was priced by. */
type PricedRequest = MadeChoice & {
  readonly of: ApplicationKey;
  readonly facts: Facts;
  readonly rules: DecisionContext;
};

/** Prices a choice that is asked about, at the steps where one may be made; chooses nothing. */
export async function priceRequestedChoice(
  { params, organisation, body }: ChoiceRequest,
  context: Context,
): Promise<PricedRequest | Refusal> {
  const of = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, of);
  const step = currentStep(facts).id;
  if (!CHOOSING_STEPS.includes(step)) return refuse('WRONG_STEP', { step });
  const rules = decisionContext(context, of, facts);
  const choice = priceWithinOffers(facts, rules, body);
  return isRefusal(choice) ? choice : { of, facts, rules, ...choice };
}
