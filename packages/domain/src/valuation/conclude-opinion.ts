import type { Facts, FactWrite } from '../facts/facts.ts';
import { loweredByValue } from '../offers/changed-offer.ts';
import { standingTerms } from '../offers/decided.ts';
import { explainValue } from '../offers/explain-value.ts';
import { type DecisionContext, offerSituation } from '../offers/situation.ts';
import { limitsFor } from '../underwriting/limits.ts';
import { evaluateBrokerOpinion } from './broker-opinion.ts';
import { explainOpinion } from './explain-opinion.ts';
import { brokerOpinion } from './need.ts';

/** What the broker's opinion means for the chosen line, as facts: the judgement, and the changed terms where it lowers the offer. */
export function concludeOpinion(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const opinion = brokerOpinion(facts);
  const chosen = standingTerms(facts);
  const situation = chosen && offerSituation(facts, context, chosen.product);
  const limits = situation && limitsFor(context.policy, situation);
  if (opinion?.valueCents === undefined || !chosen || !situation || !limits) {
    throw new Error('An opinion with a value is judged for a line that was chosen.');
  }
  const { valueCents, condition = 'UNKNOWN_CONDITION' } = opinion;
  const { lineAmountCents: lineCents } = chosen;
  const found = { situation, lineCents, valueCents, condition };
  const outcome = evaluateBrokerOpinion({ ...found, limits });
  if (outcome === 'LOWERS_OFFER' || outcome === 'INSUFFICIENT') {
    return loweredByValue(facts, context, { valueCents, foundBy: 'BROKER' });
  }
  const used = explainValue(facts, context);
  const explanation = explainOpinion({ ...found, limits, used, foundBy: 'BROKER', outcome });
  return [{ fact: 'brokerOpinionEvaluations', value: { outcome, valueCents, explanation } }];
}
