import type { Facts, FactWrite } from '../facts/facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { automatedValue, brokerOpinion } from '../facts/valuation.selectors.ts';
import type { Cents } from '../money/cents.ts';
import { cltvPct } from '../money/cltv.ts';
import { limitsFor } from '../policy/limits.ts';
import { explainOpinion } from '../valuation/explain-opinion.ts';
import { explainValue } from './explain-value.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';

/** The facts to record, or why staff's value is refused: it is missing, or too low for the chosen line. */
export type AcceptValueResult =
  | readonly FactWrite[]
  | { readonly missing: 'valueCents' }
  | { readonly refusal: string };

/**
 * Accepts a value for the chosen line, where the broker could not visit or returned a value out of tolerance.
 * @param givenCents staff's value. Defaults to the broker's, or outside Texas to the automated one: Texas does not accept an automated
 *   value as an evaluation of the home (Tex. Const. art. XVI, 50(h)).
 * @throws Error when no line was chosen
 */
export function acceptValue(
  facts: Facts,
  context: DecisionContext,
  givenCents: Cents | undefined,
): AcceptValueResult {
  const chosen = currentTerms(facts);
  const scenario = chosen && pricingScenario(facts, context, chosen.product);
  const limits = scenario && limitsFor(context.policy, scenario);
  if (!chosen || !scenario || !limits) throw new Error('Accepting a value requires a chosen line.');
  const { valueCents: foundCents, condition } = brokerOpinion(facts) ?? {};
  const automatedCents = scenario.state === 'TX' ? undefined : automatedValue(facts)?.adjustedValueCents;
  const valueCents = givenCents ?? foundCents ?? automatedCents;
  if (valueCents === undefined) return { missing: 'valueCents' };
  const lineCents = chosen.lineAmountCents;
  if (cltvPct(valueCents, scenario.retainedLiensCents, lineCents) > limits.maxCltvPct) {
    return { refusal: 'This value does not support the line. Lower the offer instead' };
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
