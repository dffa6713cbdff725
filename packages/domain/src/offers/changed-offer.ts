import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import type { Cents } from '../money/cents.ts';
import type { OfferSituation } from '../pricing/choice.ts';
import { fitTerms } from '../underwriting/fit-terms.ts';
import type { ChangeReason } from './change-reason.ts';
import { asTerms, pricedAs, reservesCents } from './conclude.ts';
import { standingTerms } from './decided.ts';
import { explainChange } from './explain-decision.ts';
import type { Explanation } from './explanation.ts';
import { groundsOf } from './grounds.ts';
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
  const lowered = loweredByValue(facts, context, valueCents);
  if (!lowered) return [{ fact: 'brokerOpinionEvaluations', value: { outcome: 'INSUFFICIENT', valueCents } }];
  return [
    { fact: 'brokerOpinionEvaluations', value: { outcome: 'LOWERS_OFFER', valueCents } },
    { fact: 'valuationDecisions', value: { decision: 'VALUE_LOWERS_OFFER' } },
    lowered,
  ];
}

/** The chosen line, as far as a value carries it, priced on that value; undefined when it carries none. */
export function loweredByValue(
  facts: Facts,
  context: DecisionContext,
  valueCents: Cents,
): FactWrite | undefined {
  const standing = standingOffer(facts, context);
  if (!standing) return undefined;
  const situation = { ...standing.situation, valueCents };
  const change = fit(facts, context, { ...standing, situation }, 'VALUATION');
  return change && { fact: 'changedOffers', value: change };
}

/** A cheaper offer after the high-cost or the Texas test failed: the next lower fees that pass, on the line as far as debts carry it then. */
export function changedByCompliance(
  facts: Facts,
  context: DecisionContext,
): readonly FactWrite[] | undefined {
  const standing = standingOffer(facts, context);
  if (!standing) return undefined;
  const cheaper = feesBelow(standing, standing.before.feePct);
  const change = firstFit(facts, context, standing, { feesPct: cheaper, reason: 'COMPLIANCE' });
  if (!change) return undefined;
  return [
    { fact: 'complianceDecisions', value: { decision: 'REPRICE_REQUIRED', attorneyRequired: false } },
    { fact: 'changedOffers', value: change },
  ];
}

/**
 * The borrower pays without autopay: the discount falls away, and the terms before and after are kept. The line may not hang on autopay
 * (12 CFR 1005.10(e)(1)): where the same line cannot be had at the price without the discount, the discount stays.
 */
export function payManually(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const choice: FactWrite = { fact: 'autopay', value: { payType: 'MANUAL' } };
  const standing = standingOffer(facts, context);
  if (!standing?.situation.codes.includes('AUTOPAY')) return [choice];
  const { before } = standing;
  const codes = standing.situation.codes.filter((code) => code !== 'AUTOPAY');
  const reason = 'AUTOPAY_DECLINED';
  const change = fit(facts, context, { before, situation: { ...standing.situation, codes } }, reason);
  const isSame =
    change?.after.lineAmountCents === before.lineAmountCents && change.after.feePct === before.feePct;
  return change && isSame ? [choice, { fact: 'repricings', value: { ...change, reason } }] : [choice];
}

type Standing = { readonly before: Terms; readonly situation: OfferSituation };

function standingOffer(facts: Facts, context: DecisionContext): Standing | undefined {
  const before = standingTerms(facts);
  const situation = before && offerSituation(facts, context, before.product);
  return before && situation && { before: asTerms(before), situation };
}

/** The fees of the sheet below one, the highest first. */
function feesBelow({ situation }: Standing, feePct: number): readonly number[] {
  return situation.sheet.feeOptions.filter((option) => option < feePct).toReversed();
}

type Change = FactValue<'changedOffers'> & { readonly explanation: Explanation };

function firstFit(
  facts: Facts,
  context: DecisionContext,
  standing: Standing,
  { feesPct, reason }: { feesPct: readonly number[]; reason: ChangeReason },
): Change | undefined {
  for (const feePct of feesPct) {
    const change = fit(facts, context, standing, reason, feePct);
    if (change) return change;
  }
  return undefined;
}

/** The standing terms as they can be had in another situation, with why. */
function fit(
  facts: Facts,
  context: DecisionContext,
  { before, situation }: Standing,
  reason: ChangeReason,
  feePct: number = before.feePct,
): Change | undefined {
  const fitted = fitTerms({
    situation,
    chosen: { ...before, feePct },
    housingPaymentsCents: housingPaymentsCents(facts),
    verifiedReservesCents: reservesCents(facts),
  });
  if ('refusal' in fitted) return undefined;
  const { terms: after, limitedBy } = fitted;
  const judged = { situation, ...groundsOf(facts, context) };
  const explanation = explainChange(judged, { before, reason, limitedBy }, pricedAs(situation, after));
  return { before, after, reason, explanation };
}
