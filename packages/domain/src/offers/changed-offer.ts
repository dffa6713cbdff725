import type { ChangeReason } from '../facts/change-reason.ts';
import type { Explanation } from '../facts/explanation.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { brokerOpinion } from '../facts/valuation.selectors.ts';
import type { Cents } from '../money/cents.ts';
import { limitsFor } from '../policy/limits.ts';
import { currentPrice, type PricingScenario } from '../pricing/choice.ts';
import { buildOffers, withFixedTermAlternative } from '../pricing/offers.ts';
import { type FitRefusal, fitTerms } from '../underwriting/fit-terms.ts';
import { refusalReasons } from '../underwriting/refusal-reasons.ts';
import { explainFoundValue } from '../valuation/explain-opinion.ts';
import { explainChange, explainRefusal } from './explain-decision.ts';
import { type ExplainedInputs, explainInputs } from './explain-inputs.ts';
import { housingPaymentsCents } from './monthly-debts.ts';
import { reservesCents } from './monthly-income.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';

/** Reduces the chosen line to a value that staff found, and records their decision where a line remains. */
export function reduceLineToStaffValue(
  facts: Facts,
  context: DecisionContext,
  valueCents: Cents,
): readonly FactWrite[] {
  const writes = reduceLineToValue(facts, context, { valueCents, foundBy: 'STAFF' });
  const leavesNoLine = writes.some(
    ({ fact, value }) => fact === 'brokerOpinionEvaluations' && value.outcome === 'INSUFFICIENT',
  );
  if (leavesNoLine) return writes;
  return [...writes, { fact: 'valuationDecisions', value: { decision: 'VALUE_LOWERS_OFFER' } }];
}

/**
 * Reduces the chosen line to what a lower value supports, priced on that value. Where it supports none, records the reasons.
 * @throws Error when no line was chosen
 */
export function reduceLineToValue(
  facts: Facts,
  context: DecisionContext,
  { valueCents, foundBy }: { readonly valueCents: Cents; readonly foundBy: 'BROKER' | 'STAFF' },
): readonly FactWrite[] {
  const current = currentOffer(facts, context);
  if (!current) throw new Error('Reducing a line requires a chosen line.');
  const scenario = { ...current.scenario, valueCents };
  const { value: used, ...others } = explainInputs(facts, context);
  const found = explainFoundValue({
    ...{ scenario: current.scenario, used, valueCents, foundBy },
    limits: limitsFor(context.policy, current.scenario),
    lineCents: current.before.lineAmountCents,
    condition: brokerOpinion(facts)?.condition,
  });
  const inputs = { ...others, value: { amounts: { source: foundBy } }, found };
  const change = fitNearest(facts, inputs, { ...current, scenario }, 'VALUATION');
  if (!('refusal' in change)) {
    return [
      { fact: 'brokerOpinionEvaluations', value: { outcome: 'LOWERS_OFFER', valueCents } },
      { fact: 'changedOffers', value: change },
    ];
  }
  const { reasonCodes, failures, statedReasons } = refusalReasons(scenario, change.refusal);
  const explanation = explainRefusal({ scenario, ...inputs }, current.before, failures[0]);
  const reasons = {
    reasonCodes: [...reasonCodes],
    failures: [...failures],
    statedReasons: [...statedReasons],
    explanation,
  };
  return [{ fact: 'brokerOpinionEvaluations', value: { outcome: 'INSUFFICIENT', valueCents, ...reasons } }];
}

/**
 * Offers the line at the next lower fee that passes the high-cost or Texas fee test. The line shrinks where DTI requires it.
 * @returns undefined when no line was chosen, or no lower fee passes
 */
export function repriceForCompliance(
  facts: Facts,
  context: DecisionContext,
): readonly FactWrite[] | undefined {
  const current = currentOffer(facts, context);
  if (!current) return undefined;
  const lowerFeesPct = feesBelow(current, current.before.feePct);
  const change = firstFit(facts, explainInputs(facts, context), current, {
    feesPct: lowerFeesPct,
    reason: 'COMPLIANCE',
  });
  if (!change) return undefined;
  return [
    { fact: 'complianceDecisions', value: { decision: 'REPRICE_REQUIRED', attorneyRequired: false } },
    { fact: 'changedOffers', value: change },
  ];
}

/**
 * Records manual payment and removes the autopay discount, keeping the terms before and after. Credit may not be conditioned on autopay (12
 * CFR 1005.10(e)(1)), so the discount remains where the same line is unavailable without it.
 */
export function payManually(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const choice: FactWrite = { fact: 'autopay', value: { payType: 'MANUAL' } };
  const current = currentOffer(facts, context);
  if (!current?.scenario.codes.includes('AUTOPAY')) return [choice];
  const { before } = current;
  const codes = current.scenario.codes.filter((code) => code !== 'AUTOPAY');
  const reason = 'AUTOPAY_DECLINED';
  const scenario = { ...current.scenario, codes };
  const change = fit(facts, explainInputs(facts, context), { before, scenario }, reason);
  if ('refusal' in change) return [choice];
  const isSame =
    change.after.lineAmountCents === before.lineAmountCents && change.after.feePct === before.feePct;
  return isSame ? [choice, { fact: 'repricings', value: { ...change, reason } }] : [choice];
}

type CurrentOffer = { readonly before: Terms; readonly scenario: PricingScenario };

function currentOffer(facts: Facts, context: DecisionContext): CurrentOffer | undefined {
  const before = currentTerms(facts);
  const scenario = before && pricingScenario(facts, context, before.product);
  return before && scenario && { before, scenario };
}

/** The rate sheet's fee options below a fee, highest first. */
function feesBelow({ scenario }: CurrentOffer, feePct: number): readonly number[] {
  return scenario.sheet.feeOptions.filter((option) => option < feePct).toReversed();
}

type Change = FactValue<'changedOffers'> & { readonly explanation: Explanation };

function firstFit(
  facts: Facts,
  inputs: ExplainedInputs,
  current: CurrentOffer,
  { feesPct, reason }: { feesPct: readonly number[]; reason: ChangeReason },
): Change | undefined {
  for (const feePct of feesPct) {
    const change = fit(facts, inputs, current, reason, { feePct });
    if (!('refusal' in change)) return change;
  }
  return undefined;
}

/** Fits the current terms. Where they allow no line, tries the other terms, nearest first, each at the current and the default fee. */
function fitNearest(
  facts: Facts,
  inputs: ExplainedInputs,
  current: CurrentOffer,
  reason: ChangeReason,
): Change | { readonly refusal: FitRefusal } {
  const { before, scenario } = current;
  const asChosen = fit(facts, inputs, current, reason);
  if (!('refusal' in asChosen)) return asChosen;
  const yearsApart = ({ termYears }: Pick<Terms, 'termYears'>) => Math.abs(termYears - before.termYears);
  const alternatives = withFixedTermAlternative(scenario).flatMap((each) =>
    buildOffers(each)
      .offers.toSorted((a, b) => yearsApart(a) - yearsApart(b))
      .flatMap(({ product, termYears, terms: { feePct } }) => [
        { scenario: each, instead: { product, termYears } },
        { scenario: each, instead: { product, termYears, feePct } },
      ]),
  );
  for (const { instead, ...other } of alternatives) {
    const change = fit(facts, inputs, { before, ...other }, reason, instead);
    if (!('refusal' in change)) return change;
  }
  return asChosen;
}

/**
 * Fits the current terms to a scenario and explains the change, or returns the refusal.
 * @param instead terms that replace the current ones
 */
function fit(
  facts: Facts,
  inputs: ExplainedInputs,
  { before, scenario }: CurrentOffer,
  reason: ChangeReason,
  instead: Partial<Pick<Terms, 'product' | 'termYears' | 'feePct'>> = {},
): Change | { readonly refusal: FitRefusal } {
  const fitted = fitTerms({
    scenario,
    chosen: { ...before, ...instead },
    housingPaymentsCents: housingPaymentsCents(facts),
    verifiedReservesCents: reservesCents(facts),
  });
  if ('refusal' in fitted) return fitted;
  const { terms: after, limitedBy, dtiReduction } = fitted;
  const explanation = explainChange(
    { scenario, ...inputs },
    { before, reason, limitedBy, dtiReduction },
    currentPrice(scenario, after),
  );
  return { before, after, reason, explanation };
}
