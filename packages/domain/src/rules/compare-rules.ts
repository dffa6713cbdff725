import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { Offer, Terms } from '../facts/offers.facts.ts';
import { currentLookup } from '../facts/property.selectors.ts';
import { type Cents, cents, sumCents } from '../money/cents.ts';
import { costsFor } from '../offers/costs.ts';
import { initialDecisionFacts } from '../offers/decision-facts.ts';
import { type DecisionContext, pricingScenario } from '../offers/pricing-scenario.ts';
import { highCostLimits } from '../policy/high-cost.ts';
import type { Rules } from '../policy/rules.ts';
import { parcelFailures } from '../property/property-lookup-fact.ts';
import { type Failure, reasonCodesOf, statedReasonsOf } from '../underwriting/eligibility.ts';
import {
  type ChangedTerm,
  changedTerms,
  commonLine,
  isLike,
  type Offered,
  type PricedLine,
} from './changed-terms.ts';
import {
  type ComparisonResult,
  codedReasons,
  type InitialResult,
  type Versions,
} from './comparison-result.ts';
import { ownFeePct, priceAtOwnFee } from './own-fee.ts';

/** The requested product and term, and the line and fee if known. */
export type Wanted = Pick<Terms, 'product' | 'termYears'> &
  Partial<Pick<Terms, 'lineAmountCents' | 'feePct'>>;

// Compared until a term is chosen.
const USUAL: Wanted = { product: 'FIXED_TERM', termYears: 15 };

/**
 * Decides an application under each of two versions, from its current facts: the home by the property rules, the rest as the offers do.
 * @param of the day at the property, and the applicant's age in completed years
 * @param wanted the chosen or requested terms, if known
 * @returns undefined if nothing can be decided yet: no parcel, or an eligible home without a score or a value
 */
export function compareRules(
  facts: Facts,
  of: Pick<DecisionContext, 'today' | 'ageYears'>,
  rules: Versions<Rules>,
  wanted: Wanted = USUAL,
): ComparisonResult | undefined {
  const feePct = ownFeePct(facts, wanted, { ...of, ...rules.before });
  const [before, after] = [rules.before, rules.after].map((each) =>
    decided(facts, { ...of, ...each }, feePct),
  );
  if (!before && !after) return undefined;
  const versions = { before: before ?? HOME_PASSES, after: after ?? HOME_PASSES };
  const choice = commonChoice([versions.before.offers, versions.after.offers], wanted);
  return {
    before: initialResult(versions.before, choice),
    after: initialResult(versions.after, choice),
    changedTerms: changedTerms(versions.before.offers, versions.after.offers, wanted.lineAmountCents).map(
      (term) => ({ ...term, ...movedLimit(facts, of, rules, term) }),
    ),
  };
}

/** Returns the legal limit on the rate over a term, if the published market rates of the versions move it. */
function movedLimit(
  facts: Facts,
  of: Pick<DecisionContext, 'today' | 'ageYears'>,
  rules: Versions<Rules>,
  { product, termYears, before, after }: ChangedTerm,
): Pick<ChangedTerm, 'highestRatePct'> {
  const lineCents = (after ?? before)?.lineCents ?? cents(0);
  const limitBy = (each: Rules): number | undefined => {
    const scenario = pricingScenario(facts, { ...of, ...each }, product);
    if (scenario?.occupancy !== 'PRIMARY') return undefined;
    const { lienPosition, state } = scenario;
    return highCostLimits({ lineCents, termYears, lienPosition, state }, each.sheet).rate.ratePct;
  };
  const [one, other] = [limitBy(rules.before), limitBy(rules.after)];
  if (one === undefined || other === undefined || one === other) return {};
  return { highestRatePct: { before: one, after: other } };
}

type Decided = Pick<InitialResult, 'outcome' | 'failures' | 'reasons'> & {
  readonly offers: readonly Offered[];
};
type Choice = Required<Omit<Wanted, 'feePct'>>;

const HOME_PASSES: Decided = { outcome: 'HOME_PASSES', failures: [], reasons: [], offers: [] };

/** Decides under one version. Undefined if the home is eligible and the offers can't be decided yet. */
function decided(facts: Facts, context: DecisionContext, feePct: number | undefined): Decided | undefined {
  const onHome = homeFailures(facts, context);
  if (onHome.length > 0) {
    return {
      outcome: 'DECLINE',
      failures: [...new Set(onHome.map(({ rule }) => rule))],
      reasons: codedReasons(reasonCodesOf(onHome), statedReasonsOf(onHome)),
      offers: [],
    };
  }
  if (!pricingScenario(facts, context)) return undefined;
  const [written] = initialDecisionFacts(facts, context);
  if (written?.fact !== 'initialDecisions') return undefined;
  const { outcome, failures, reasonCodes, statedReasons, offers } = written.value;
  const offered = offers.map(
    ({ product, termYears, minimumCents, maximumCents, terms }): Offered => ({
      ...{ product, termYears, minimumCents, maximumCents },
      priceOf: (lineCents) => pricedLine(facts, context, { maximumCents, terms }, { lineCents, feePct }),
    }),
  );
  return {
    outcome,
    failures: [...new Set(failures)],
    reasons: codedReasons(reasonCodes, statedReasons),
    offers: offered,
  };
}

/** Returns the failed property rules, if the public records match. */
function homeFailures(facts: Facts, { policy }: DecisionContext): readonly Failure[] {
  const lookup = currentLookup(facts);
  if (lookup?.answer !== 'MATCHED' || !lookup.parcel) return [];
  return parcelFailures(facts, policy, lookup.parcel, lookup.lookedUpOn);
}

function initialResult({ offers, ...decided }: Decided, choice: Choice | undefined): InitialResult {
  const largestLineCents = cents(Math.max(0, ...offers.map(({ maximumCents }) => maximumCents)));
  const chosen = choice && offers.find((offer) => isLike(offer, choice))?.priceOf(choice.lineAmountCents);
  if (!choice || !chosen) return { ...decided, largestLineCents };
  const { costsCents: _, ...priced } = chosen;
  return { ...decided, largestLineCents, terms: { ...choice, ...priced } };
}

/** Returns the requested line and term, or the nearest ones that every version with offers allows. */
function commonChoice(versions: readonly (readonly Offered[])[], wanted: Wanted): Choice | undefined {
  const [first = [], ...others] = versions.filter((offers) => offers.length > 0);
  const common = first.flatMap((offer) => {
    const same = others.map((offers) => offers.find((other) => isLike(other, offer)));
    return same.every((other) => other !== undefined) ? [[offer, ...same]] : [];
  });
  const chosen = common.find(([offer]) => offer && isLike(offer, wanted)) ?? common[0];
  const [offer] = chosen ?? [];
  if (!chosen || !offer) return undefined;
  const { product, termYears } = offer;
  return { product, termYears, lineAmountCents: commonLine(chosen, wanted.lineAmountCents) };
}

/** Prices a line of an offer, at the given fee or the one offered first. */
function pricedLine(
  facts: Facts,
  context: DecisionContext,
  offer: DeepReadonly<Pick<Offer, 'maximumCents' | 'terms'>>,
  { lineCents, feePct }: { readonly lineCents: Cents; readonly feePct: number | undefined },
): PricedLine | undefined {
  const { product, termYears } = offer.terms;
  const scenario = pricingScenario(facts, context, product);
  if (!scenario) return undefined;
  // The bounds of the offer already respect the income.
  const priced = priceAtOwnFee(scenario, { lineCents, termYears, feePct }, offer);
  if (!priced.eligible) return undefined;
  const { noteRatePct, aprPct, monthlyPaymentCents } = priced.terms;
  const costs = costsFor(facts, context.sheet, priced.terms).filter(({ kind }) => kind !== 'PAYOFFS');
  const costsCents = sumCents(costs.map(({ amountCents }) => amountCents));
  return { noteRatePct, aprPct, monthlyPaymentCents, costsCents };
}
