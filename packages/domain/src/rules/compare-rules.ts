import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { Offer, Terms } from '../facts/offers.facts.ts';
import { currentLookup } from '../facts/property.selectors.ts';
import { type Cents, cents, sumCents } from '../money/cents.ts';
import { costsFor } from '../offers/costs.ts';
import { initialDecisionFacts } from '../offers/decision-facts.ts';
import { type DatedApplicants, type DecisionContext, pricingScenario } from '../offers/pricing-scenario.ts';
import { highCostLimits } from '../policy/high-cost.ts';
import type { Rules } from '../policy/rules.ts';
import { parcelFailures } from '../property/property-lookup-fact.ts';
import { type Failure, reasonCodesOf, statedReasonsOf } from '../underwriting/eligibility.ts';
import {
  type ChangedTerm,
  changedTerms,
  commonLineCents,
  isSameTerm,
  type PricedLine,
  type VersionOffer,
} from './changed-terms.ts';
import { chosenFeePct, priceAtChosenFee } from './chosen-fee.ts';
import {
  type ComparisonResult,
  codedReasons,
  type InitialResult,
  type Versions,
} from './comparison-result.ts';

/** The requested product and term, with the line and fee if known. */
export type RequestedTerms = Pick<Terms, 'product' | 'termYears'> &
  Partial<Pick<Terms, 'lineAmountCents' | 'feePct'>>;

// Used until the borrower chooses a term.
const DEFAULT_TERMS: RequestedTerms = { product: 'FIXED_TERM', termYears: 15 };

/**
 * Decides an application under each of two versions from its current facts, first by the property rules and then for offers.
 * @param applicant the day at the property, and everyone's age in completed years
 * @param wanted the chosen or requested terms, if known
 * @returns undefined without a parcel, or for an eligible home without a score or a value
 */
export function compareRules(
  facts: Facts,
  applicant: DatedApplicants,
  rules: Versions<Rules>,
  wanted: RequestedTerms = DEFAULT_TERMS,
): ComparisonResult | undefined {
  const feePct = chosenFeePct(facts, wanted, { ...applicant, ...rules.before });
  const [before, after] = [rules.before, rules.after].map((each) =>
    decide(facts, { ...applicant, ...each }, feePct),
  );
  if (!before && !after) return undefined;
  const versions = { before: before ?? HOME_PASSES, after: after ?? HOME_PASSES };
  const choice = commonChoice([versions.before.offers, versions.after.offers], wanted);
  return {
    before: initialResult(versions.before, choice),
    after: initialResult(versions.after, choice),
    changedTerms: changedTerms(versions.before.offers, versions.after.offers, wanted.lineAmountCents).map(
      (term) => ({ ...term, ...changedRateLimit(facts, applicant, rules, term) }),
    ),
  };
}

/** Returns the high-cost rate limit for a term, if the versions' published market rates change it. */
function changedRateLimit(
  facts: Facts,
  applicant: DatedApplicants,
  rules: Versions<Rules>,
  { product, termYears, before, after }: ChangedTerm,
): Pick<ChangedTerm, 'highestRatePct'> {
  const lineCents = (after ?? before)?.lineCents ?? cents(0);
  const limitBy = (each: Rules): number | undefined => {
    const scenario = pricingScenario(facts, { ...applicant, ...each }, product);
    if (scenario?.occupancy !== 'PRIMARY') return undefined;
    const { lienPosition, state } = scenario;
    return highCostLimits({ lineCents, termYears, lienPosition, state }, each.sheet).rate.ratePct;
  };
  const [one, other] = [limitBy(rules.before), limitBy(rules.after)];
  if (one === undefined || other === undefined || one === other) return {};
  return { highestRatePct: { before: one, after: other } };
}

type Decided = Pick<InitialResult, 'outcome' | 'failures' | 'reasons'> & {
  readonly offers: readonly VersionOffer[];
};
type Choice = Required<Omit<RequestedTerms, 'feePct'>>;

const HOME_PASSES: Decided = { outcome: 'HOME_PASSES', failures: [], reasons: [], offers: [] };

/** Decides under one version. Returns undefined for an eligible home without enough facts for offers. */
function decide(facts: Facts, context: DecisionContext, feePct: number | undefined): Decided | undefined {
  const homeRules = homeFailures(facts, context);
  if (homeRules.length > 0) {
    return {
      outcome: 'DECLINE',
      failures: [...new Set(homeRules.map(({ rule }) => rule))],
      reasons: codedReasons(reasonCodesOf(homeRules), statedReasonsOf(homeRules)),
      offers: [],
    };
  }
  if (!pricingScenario(facts, context)) return undefined;
  const [written] = initialDecisionFacts(facts, context);
  if (written?.fact !== 'initialDecisions') return undefined;
  const { outcome, failures, reasonCodes, statedReasons, offers } = written.value;
  const offered = offers.map(
    ({ product, termYears, minimumCents, maximumCents, terms }): VersionOffer => ({
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

/** Returns the failed property rules of a home matched in county records. */
function homeFailures(facts: Facts, { policy }: DecisionContext): readonly Failure[] {
  const lookup = currentLookup(facts);
  if (lookup?.answer !== 'MATCHED' || !lookup.parcel) return [];
  return parcelFailures(facts, policy, lookup.parcel, lookup.lookedUpOn);
}

function initialResult({ offers, ...decided }: Decided, choice: Choice | undefined): InitialResult {
  const largestLineCents = cents(Math.max(0, ...offers.map(({ maximumCents }) => maximumCents)));
  const chosen = choice && offers.find((offer) => isSameTerm(offer, choice))?.priceOf(choice.lineAmountCents);
  if (!choice || !chosen) return { ...decided, largestLineCents };
  const { costsCents: _, ...priced } = chosen;
  return { ...decided, largestLineCents, terms: { ...choice, ...priced } };
}

/** Returns the requested line and term, or the nearest ones that every version with offers allows. */
function commonChoice(
  versions: readonly (readonly VersionOffer[])[],
  wanted: RequestedTerms,
): Choice | undefined {
  const [first = [], ...others] = versions.filter((offers) => offers.length > 0);
  const common = first.flatMap((offer) => {
    const same = others.map((offers) => offers.find((other) => isSameTerm(other, offer)));
    return same.every((other) => other !== undefined) ? [[offer, ...same]] : [];
  });
  const chosen = common.find(([offer]) => offer && isSameTerm(offer, wanted)) ?? common[0];
  const [offer] = chosen ?? [];
  if (!chosen || !offer) return undefined;
  const { product, termYears } = offer;
  return { product, termYears, lineAmountCents: commonLineCents(chosen, wanted.lineAmountCents) };
}

/** Prices a line of an offer at the given fee, or at the default fee. */
function pricedLine(
  facts: Facts,
  context: DecisionContext,
  offer: DeepReadonly<Pick<Offer, 'maximumCents' | 'terms'>>,
  { lineCents, feePct }: { readonly lineCents: Cents; readonly feePct: number | undefined },
): PricedLine | undefined {
  const { product, termYears } = offer.terms;
  const scenario = pricingScenario(facts, context, product);
  if (!scenario) return undefined;
  // The bounds of the offer already consider income.
  const priced = priceAtChosenFee(scenario, { lineCents, termYears, feePct }, offer);
  if (!priced.eligible) return undefined;
  const { noteRatePct, aprPct, monthlyPaymentCents } = priced.terms;
  const costs = costsFor(facts, context.sheet, priced.terms).filter(({ kind }) => kind !== 'PAYOFFS');
  const costsCents = sumCents(costs.map(({ amountCents }) => amountCents));
  return { noteRatePct, aprPct, monthlyPaymentCents, costsCents };
}
