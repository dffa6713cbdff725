import type { Facts, FactWrite } from '../facts/facts.ts';
import type { Cents } from '../money/cents.ts';
import { priceOnEquity } from '../pricing/choice.ts';
import { fitTerms } from '../underwriting/fit-terms.ts';
import { asTerms, reservesCents } from './conclude.ts';
import { standingTerms } from './decided.ts';
import { type DecisionContext, housingPaymentsCents, offerSituation } from './situation.ts';

/**
 * What a lower value makes of the chosen offer.
 * @returns the facts that operations' decision writes; a decline for want of equity when no line is left
 */
export function changedByValue(
  facts: Facts,
  context: DecisionContext,
  valueCents: Cents,
): readonly FactWrite[] {
  const after = termsAtValue(facts, context, valueCents);
  const before = standingTerms(facts);
  if (!before || !after) {
    return [{ fact: 'brokerOpinionEvaluations', value: { outcome: 'INSUFFICIENT', valueCents } }];
  }
  return [
    { fact: 'brokerOpinionEvaluations', value: { outcome: 'LOWERS_OFFER', valueCents } },
    { fact: 'valuationDecisions', value: { decision: 'VALUE_LOWERS_OFFER' } },
    { fact: 'changedOffers', value: { before: asTerms(before), after, reason: 'VALUATION' } },
  ];
}

/** The chosen line, as far as the value carries it, priced on that value; undefined when it carries none. */
export function termsAtValue(facts: Facts, context: DecisionContext, valueCents: Cents) {
  const chosen = standingTerms(facts);
  const situation = chosen && offerSituation(facts, context, chosen.product);
  if (!chosen || !situation) return undefined;
  const fitted = fitTerms({
    situation: { ...situation, valueCents },
    chosen: asTerms(chosen),
    housingPaymentsCents: housingPaymentsCents(facts),
    verifiedReservesCents: reservesCents(facts),
  });
  return 'terms' in fitted ? fitted.terms : undefined;
}

/** A cheaper offer after the high-cost or the Texas test failed: the same line with the next lower fees that pass. */
export function changedByCompliance(
  facts: Facts,
  context: DecisionContext,
): readonly FactWrite[] | undefined {
  const before = standingTerms(facts);
  const situation = before && offerSituation(facts, context, before.product);
  if (!before || !situation) return undefined;
  const cheaper = context.sheet.feeOptions
    .filter((feePct) => feePct < before.feePct)
    .toReversed()
    .map((feePct) =>
      priceOnEquity(situation, { lineCents: before.lineAmountCents, termYears: before.termYears, feePct }),
    )
    .find((priced) => priced.eligible);
  if (!cheaper?.eligible) return undefined;
  return [
    { fact: 'complianceDecisions', value: { decision: 'REPRICE_REQUIRED', attorneyRequired: false } },
    { fact: 'changedOffers', value: { before: asTerms(before), after: cheaper.terms, reason: 'COMPLIANCE' } },
  ];
}

/** The borrower pays without autopay: the discount falls away, and the terms before and after are kept. */
export function payManually(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const choice: FactWrite = { fact: 'autopay', value: { payType: 'MANUAL' } };
  const before = standingTerms(facts);
  const situation = before && offerSituation(facts, context, before.product);
  if (!before || !situation?.codes.includes('AUTOPAY')) return [choice];
  const codes = situation.codes.filter((code) => code !== 'AUTOPAY');
  const priced = priceOnEquity(
    { ...situation, codes },
    { lineCents: before.lineAmountCents, termYears: before.termYears, feePct: before.feePct },
  );
  if (!priced.eligible) return [choice];
  return [
    choice,
    {
      fact: 'repricings',
      value: { before: asTerms(before), after: priced.terms, reason: 'AUTOPAY_DECLINED' },
    },
  ];
}
