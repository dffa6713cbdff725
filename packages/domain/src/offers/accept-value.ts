import type { Facts, FactWrite } from '../facts/facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { automatedValue, brokerOpinion } from '../facts/valuation.selectors.ts';
import type { Cents } from '../money/cents.ts';
import { limitsFor } from '../policy/limits.ts';
import { cltvPct } from '../pricing/ratios.ts';
import { explainOpinion } from '../valuation/explain-opinion.ts';
import { explainValue } from './explain-value.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';

/** The value accepted, as facts; or that none was given, or that it is too low for the chosen line. */
export type Accepted = readonly FactWrite[] | { readonly lacks: 'valueCents' } | { readonly cannot: string };

/**
 * A value that operations accept for the chosen line, where the broker could not come or found something else than expected.
 * @param givenCents what they found; without it the broker's value counts, or outside Texas the automated one. In Texas that is no
 *   evaluation of the home (Tex. Const. art. XVI, 50(h)).
 */
export function acceptValue(facts: Facts, context: DecisionContext, givenCents: Cents | undefined): Accepted {
  const chosen = currentTerms(facts);
  const scenario = chosen && pricingScenario(facts, context, chosen.product);
  const limits = scenario && limitsFor(context.policy, scenario);
  if (!chosen || !scenario || !limits) throw new Error('A value is accepted for a line that was chosen.');
  const { valueCents: foundCents, condition } = brokerOpinion(facts) ?? {};
  const modelledCents = scenario.state === 'TX' ? undefined : automatedValue(facts)?.adjustedValueCents;
  const valueCents = givenCents ?? foundCents ?? modelledCents;
  if (valueCents === undefined) return { lacks: 'valueCents' };
  const lineCents = chosen.lineAmountCents;
  if (cltvPct(valueCents, scenario.retainedLiensCents, lineCents) > limits.maxCltvPct) {
    return { cannot: 'That value does not carry the line: let it lower the offer' };
  }
  const outcome = 'SUPPORTS_OFFER';
  const used = explainValue(facts, context);
  const explanation = explainOpinion({
    ...{ scenario, lineCents, used, valueCents, condition, outcome, limits },
    foundBy: 'STAFF',
  });
  return [
    { fact: 'brokerOpinionEvaluations', value: { outcome, valueCents, explanation } },
    { fact: 'valuationDecisions', value: { decision: 'VALUE_ACCEPTED' } },
  ];
}
