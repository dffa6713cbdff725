import type { ChangeReason } from '../facts/change-reason.ts';
import type { Explanation } from '../facts/explanation.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { brokerOpinion } from '../facts/valuation.selectors.ts';
import type { Cents } from '../money/cents.ts';
import { limitsFor } from '../policy/limits.ts';
import { type PricingScenario, pricedAs } from '../pricing/choice.ts';
import { buildOffers, orFixedTerm } from '../pricing/offers.ts';
import { type FitRefusal, fitTerms } from '../underwriting/fit-terms.ts';
import { reasonsAgainst } from '../underwriting/reasons-against.ts';
import { explainFound } from '../valuation/explain-opinion.ts';
import { explainChange, explainRefusal } from './explain-decision.ts';
import { type Grounds, groundsOf } from './grounds.ts';
import {
  type DecisionContext,
  housingPaymentsCents,
  pricingScenario,
  reservesCents,
} from './pricing-scenario.ts';

/** What a value that operations have found makes of the chosen offer, with their decision where a line is left. */
export function changedByValue(
  facts: Facts,
  context: DecisionContext,
  valueCents: Cents,
): readonly FactWrite[] {
  const made = loweredByValue(facts, context, { valueCents, foundBy: 'STAFF' });
  const leavesNone = made.some(
    ({ fact, value }) => fact === 'brokerOpinionEvaluations' && value.outcome === 'INSUFFICIENT',
  );
  if (leavesNone) return made;
  return [...made, { fact: 'valuationDecisions', value: { decision: 'VALUE_LOWERS_OFFER' } }];
}

/**
 * What a lower value makes of the chosen line, as facts: the line as far as the value carries it, priced on that value; or what keeps it
 * from carrying any.
 * @throws Error when nothing was chosen
 */
export function loweredByValue(
  facts: Facts,
  context: DecisionContext,
  { valueCents, foundBy }: { readonly valueCents: Cents; readonly foundBy: 'BROKER' | 'STAFF' },
): readonly FactWrite[] {
  const standing = standingOffer(facts, context);
  if (!standing) throw new Error('A value lowers a line that was chosen.');
  const scenario = { ...standing.scenario, valueCents };
  const { value: used, ...others } = groundsOf(facts, context);
  const found = explainFound({
    ...{ scenario: standing.scenario, used, valueCents, foundBy },
    limits: limitsFor(context.policy, standing.scenario),
    lineCents: standing.before.lineAmountCents,
    condition: brokerOpinion(facts)?.condition,
  });
  const grounds = { ...others, value: { amounts: { source: foundBy } }, found };
  const change = fitNearest(facts, grounds, { ...standing, scenario }, 'VALUATION');
  if (!('refusal' in change)) {
    return [
      { fact: 'brokerOpinionEvaluations', value: { outcome: 'LOWERS_OFFER', valueCents } },
      { fact: 'changedOffers', value: change },
    ];
  }
  const { reasonCodes, failures, statedReasons } = reasonsAgainst(scenario, change.refusal);
  const explanation = explainRefusal({ scenario, ...grounds }, standing.before, failures[0]);
  const against = {
    reasonCodes: [...reasonCodes],
    failures: [...failures],
    statedReasons: [...statedReasons],
    explanation,
  };
  return [{ fact: 'brokerOpinionEvaluations', value: { outcome: 'INSUFFICIENT', valueCents, ...against } }];
}

/** A cheaper offer after the high-cost or the Texas test failed: the next lower fees that pass, on the line as far as debts carry it then. */
export function changedByCompliance(
  facts: Facts,
  context: DecisionContext,
): readonly FactWrite[] | undefined {
  const standing = standingOffer(facts, context);
  if (!standing) return undefined;
  const cheaper = feesBelow(standing, standing.before.feePct);
  const change = firstFit(facts, groundsOf(facts, context), standing, {
    feesPct: cheaper,
    reason: 'COMPLIANCE',
  });
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
  if (!standing?.scenario.codes.includes('AUTOPAY')) return [choice];
  const { before } = standing;
  const codes = standing.scenario.codes.filter((code) => code !== 'AUTOPAY');
  const reason = 'AUTOPAY_DECLINED';
  const scenario = { ...standing.scenario, codes };
  const change = fit(facts, groundsOf(facts, context), { before, scenario }, reason);
  if ('refusal' in change) return [choice];
  const isSame =
    change.after.lineAmountCents === before.lineAmountCents && change.after.feePct === before.feePct;
  return isSame ? [choice, { fact: 'repricings', value: { ...change, reason } }] : [choice];
}

type Standing = { readonly before: Terms; readonly scenario: PricingScenario };

function standingOffer(facts: Facts, context: DecisionContext): Standing | undefined {
  const before = currentTerms(facts);
  const scenario = before && pricingScenario(facts, context, before.product);
  return before && scenario && { before, scenario };
}

/** The fees of the sheet below one, the highest first. */
function feesBelow({ scenario }: Standing, feePct: number): readonly number[] {
  return scenario.sheet.feeOptions.filter((option) => option < feePct).toReversed();
}

type Change = FactValue<'changedOffers'> & { readonly explanation: Explanation };

function firstFit(
  facts: Facts,
  grounds: Grounds,
  standing: Standing,
  { feesPct, reason }: { feesPct: readonly number[]; reason: ChangeReason },
): Change | undefined {
  for (const feePct of feesPct) {
    const change = fit(facts, grounds, standing, reason, { feePct });
    if (!('refusal' in change)) return change;
  }
  return undefined;
}

/** The standing terms, or where they leave no line those nearest to them that do: over another term, at another fee, else repaid by instalments. */
function fitNearest(
  facts: Facts,
  grounds: Grounds,
  standing: Standing,
  reason: ChangeReason,
): Change | { readonly refusal: FitRefusal } {
  const { before, scenario } = standing;
  const asChosen = fit(facts, grounds, standing, reason);
  if (!('refusal' in asChosen)) return asChosen;
  const awayFrom = ({ termYears }: Pick<Terms, 'termYears'>) => Math.abs(termYears - before.termYears);
  const ways = orFixedTerm(scenario).flatMap((each) =>
    buildOffers(each)
      .offers.toSorted((a, b) => awayFrom(a) - awayFrom(b))
      .flatMap(({ product, termYears, terms: { feePct } }) => [
        { scenario: each, instead: { product, termYears } },
        { scenario: each, instead: { product, termYears, feePct } },
      ]),
  );
  for (const { instead, ...way } of ways) {
    const change = fit(facts, grounds, { before, ...way }, reason, instead);
    if (!('refusal' in change)) return change;
  }
  return asChosen;
}

/** The standing terms, or others instead, as they can be had in another scenario, with why; or why they cannot. */
function fit(
  facts: Facts,
  grounds: Grounds,
  { before, scenario }: Standing,
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
  const { terms: after, limitedBy, carried } = fitted;
  const explanation = explainChange(
    { scenario, ...grounds },
    { before, reason, limitedBy, carried },
    pricedAs(scenario, after),
  );
  return { before, after, reason, explanation };
}
