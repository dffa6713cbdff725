import type { Facts, FactWrite } from '../facts/facts.ts';
import { cents } from '../money/cents.ts';
import { loweredByValue } from '../offers/changed-offer.ts';
import { standingTerms } from '../offers/decided.ts';
import { type DecisionContext, offerSituation } from '../offers/situation.ts';
import { limitsFor } from '../underwriting/limits.ts';
import { evaluateBrokerOpinion } from './broker-opinion.ts';
import { brokerOpinion } from './need.ts';

/** What the broker's opinion means for the chosen line, as facts: the judgement, and the changed terms where it lowers the offer. */
export function concludeOpinion(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const opinion = brokerOpinion(facts);
  const chosen = standingTerms(facts);
  const situation = chosen && offerSituation(facts, context, chosen.product);
  const limits = situation && limitsFor(context.policy, situation);
  if (opinion?.valueCents === undefined || !chosen || !situation || !limits) {
    return [
      {
        fact: 'brokerOpinionEvaluations',
        value: { outcome: 'OUT_OF_TOLERANCE', valueCents: opinion?.valueCents ?? cents(0) },
      },
    ];
  }
  const { valueCents } = opinion;
  const outcome = evaluateBrokerOpinion({
    usedValueCents: situation.valueCents,
    opinionCents: valueCents,
    condition: opinion.condition ?? 'UNKNOWN_CONDITION',
    lineCents: chosen.lineAmountCents,
    retainedLiensCents: situation.retainedLiensCents,
    sheet: context.sheet,
    limits,
  });
  if (outcome === 'LOWERS_OFFER' || outcome === 'INSUFFICIENT') {
    return loweredByValue(facts, context, { valueCents, foundBy: 'BROKER' });
  }
  return [{ fact: 'brokerOpinionEvaluations', value: { outcome, valueCents } }];
}
