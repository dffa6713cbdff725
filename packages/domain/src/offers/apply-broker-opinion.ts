import type { Facts, FactWrite } from '../facts/facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { brokerOpinion } from '../facts/valuation.selectors.ts';
import { limitsFor } from '../policy/limits.ts';
import { evaluateBrokerOpinion } from '../valuation/broker-opinion.ts';
import { explainOpinion } from '../valuation/explain-opinion.ts';
import { reduceLineToValue } from './changed-offer.ts';
import { explainValue } from './explain-value.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';

/**
 * Returns the facts that follow from a broker's opinion: its evaluation, and the reduced terms where it lowers the offer.
 * @throws Error when the opinion has no value, or no line was chosen
 */
export function brokerOpinionFacts(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const opinion = brokerOpinion(facts);
  const chosen = currentTerms(facts);
  const scenario = chosen && pricingScenario(facts, context, chosen.product);
  const limits = scenario && limitsFor(context.policy, scenario);
  if (opinion?.valueCents === undefined || !chosen || !scenario || !limits) {
    throw new Error('Evaluating a broker’s opinion requires its value and a chosen line.');
  }
  const { valueCents, condition = 'UNKNOWN_CONDITION' } = opinion;
  const { lineAmountCents: lineCents } = chosen;
  const found = { scenario, lineCents, valueCents, condition };
  const outcome = evaluateBrokerOpinion({ ...found, limits });
  if (outcome === 'LOWERS_OFFER' || outcome === 'INSUFFICIENT') {
    return reduceLineToValue(facts, context, { valueCents, foundBy: 'BROKER' });
  }
  const used = explainValue(facts, context);
  const explanation = explainOpinion({ ...found, limits, used, foundBy: 'BROKER', outcome });
  return [{ fact: 'brokerOpinionEvaluations', value: { outcome, valueCents, explanation } }];
}
