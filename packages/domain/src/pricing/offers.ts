import type { DeepReadonly } from '../facts/fact.ts';
import type { Offer, TERMS_YEARS } from '../facts/offers.facts.ts';
import {
  type Cents,
  ceilToHundredDollars,
  cents,
  floorToHundredDollars,
  HUNDRED_DOLLARS,
} from '../money/cents.ts';
import { type Limits, limitsFor } from '../policy/limits.ts';
import { TEXAS_HOME_EQUITY } from '../policy/texas.ts';
import { stateRules } from '../states/states.ts';
import {
  type Choice,
  type ChoiceRefusal,
  type ChoiceResult,
  cashLacking,
  countedFeesCents,
  feeOptions,
  feeUpTo,
  fitsIncome,
  incomeLine,
  type PricedChoice,
  type PricingScenario,
  priceChoice,
  priceOnEquity,
  type RefusedChoice,
  smallestTexasLine,
} from './choice.ts';
import { equityLine } from './ratios.ts';

type Term = (typeof TERMS_YEARS)[number];

export type TermOffer = Offer & {
  /** What limits the line. PRICE: a larger line has no price. */
  limitedBy: 'EQUITY' | 'DTI' | 'POLICY' | 'PRICE';
  maxDtiPct: number;
  /** The price of the largest line. */
  priced: PricedChoice;
};

export type Offers = {
  /** One offer for each term with an available line. */
  offers: readonly TermOffer[];
  /** The largest line of all offers. Zero without offers. */
  maxLineCents: Cents;
  /** The terms without an available line, and why the smallest line is refused. */
  refusals: readonly TermRefusal[];
};

/** Why a term has no line: the refusal of its smallest one. */
export type TermRefusal = Omit<RefusedChoice, 'eligible'> & { termYears: Term };

/**
 * Returns the offers: for every term of the product the smallest and largest line, with the terms of the largest. The largest is the
 * least of what equity, DTI and policy allow, in multiples of $100, at the default fee. When no line has a price at that fee, the offer
 * uses the nearest other fee.
 */
export function buildOffers(scenario: PricingScenario): Offers {
  const { termsYears } = scenario.sheet.products[scenario.product];
  const offers = termsYears.flatMap((termYears) => offerOver(scenario, termYears) ?? []);
  const without = termsYears.filter((termYears) => !offers.some((offer) => offer.termYears === termYears));
  return {
    offers,
    maxLineCents: cents(Math.max(0, ...offers.map((offer) => offer.maximumCents))),
    refusals: without.map((termYears) => smallestRefusal(scenario, termYears)),
  };
}

/** The scenario, and where it is of another product also that of a line repaid by instalments: the ways in which a line may be had instead. */
export function orFixedTerm(scenario: PricingScenario): readonly PricingScenario[] {
  return scenario.product === 'FIXED_TERM' ? [scenario] : [scenario, { ...scenario, product: 'FIXED_TERM' }];
}

/** Returns the offer at one term. Undefined when no line is available. */
export function offerOver(scenario: PricingScenario, termYears: Term): TermOffer | undefined {
  const over = (feePct: number): Over => ({
    termYears,
    feePctOf: (lineCents) => feeUpTo(scenario, lineCents, feePct),
  });
  const { sheet, product } = scenario;
  const { defaultFeePct: first } = sheet.products[product];
  const offer = termOffer(scenario, over(first));
  // Another fee can't help when equity or income is the limit.
  if (offer || !lacksPrice(scenario, over(first))) return offer;
  const others = sheet.feeOptions.filter((feePct) => feePct !== first);
  return firstOf(
    others.toSorted((a, b) => Math.abs(a - first) - Math.abs(b - first)),
    (feePct) => termOffer(scenario, over(feePct)),
  );
}

/**
 * Returns the largest available line at a term, up to an amount. Undefined when none is available.
 * @param choice.feePct the requested fee, in percent; where the law doesn't allow it, the highest one below
 */
export function largestLine(
  scenario: PricingScenario,
  { termYears, feePct }: { readonly termYears: Term; readonly feePct: number },
  upToCents: Cents,
): PricedChoice | undefined {
  const limits = limitsFor(scenario.policy, scenario);
  if (!limits) return undefined;
  const over = { termYears, feePctOf: (lineCents: Cents) => feeUpTo(scenario, lineCents, feePct) };
  const capCents = cents(Math.min(limits.maxLineCents, floorToHundredDollars(upToCents)));
  const { valueCents, retainedLiensCents } = scenario;
  const equity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents });
  return largestOf(scenario, rateBands(scenario, limits.minLineCents, equity), over, limits);
}

/**
 * Returns the fees allowed at an offer's largest line, in percent, ascending, each with the largest line available at that fee. Another
 * fee means another rate and payment. A fee without any line is left out. `fromCents` is the smallest line at which Texas allows the
 * fee, when it is above the offer's minimum.
 */
export function largestByFee(
  scenario: PricingScenario,
  { termYears, minimumCents, maximumCents, terms }: DeepReadonly<Offer>,
): { feePct: number; maximumCents: Cents; fromCents?: Cents }[] {
  return feeOptions(scenario, maximumCents).flatMap((feePct) => {
    const leastCents = smallestTexasLine(scenario, feePct) ?? minimumCents;
    const from = leastCents > minimumCents ? { fromCents: leastCents } : {};
    if (feePct === terms.feePct) return [{ feePct, maximumCents, ...from }];
    const largest = largestLine(scenario, { termYears, feePct }, maximumCents)?.terms;
    if (largest?.feePct !== feePct || largest.lineAmountCents < minimumCents) return [];
    return [{ feePct, maximumCents: largest.lineAmountCents, ...from }];
  });
}

/** A term, and the fee for each line at it, in percent. */
type Over = { readonly termYears: Term; readonly feePctOf: (lineCents: Cents) => number };

function termOffer(scenario: PricingScenario, over: Over): TermOffer | undefined {
  const limits = limitsFor(scenario.policy, scenario);
  if (!limits) return undefined;
  const { valueCents, retainedLiensCents } = scenario;
  const equity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  const bands = rateBands(scenario, limits.minLineCents, equity);
  const largest = largestOf(scenario, bands, over, limits);
  if (!largest) return undefined;
  const maximumCents = largest.terms.lineAmountCents;
  const smallest = firstOf(bands, (band) => smallestIn(scenario, band, over));
  return {
    product: scenario.product,
    termYears: over.termYears,
    minimumCents: cents(Math.min(maximumCents, smallest?.terms.lineAmountCents ?? maximumCents)),
    maximumCents,
    terms: largest.terms,
    priced: largest,
    limitedBy:
      maximumCents < equity
        ? limitAbove(scenario, over, maximumCents)
        : equity === limits.maxLineCents
          ? 'POLICY'
          : 'EQUITY',
    maxDtiPct: limits.maxDtiPct,
  };
}

/** Returns what limits a line $100 larger. */
function limitAbove(scenario: PricingScenario, over: Over, maximumCents: Cents): 'DTI' | 'PRICE' {
  const above = priceChoice(scenario, choiceOver(over, cents(maximumCents + HUNDRED_DOLLARS)));
  return !above.eligible && isRefusedForPrice(above.reason) ? 'PRICE' : 'DTI';
}

const WITHOUT_PRICE: readonly string[] = [
  'HIGH_COST',
  'APR_ABOVE_MAXIMUM',
  'NO_RATE',
  'TEXAS_FEE',
  'RECORDING_TAX_ABOVE_MAXIMUM',
] satisfies readonly ChoiceRefusal[];

/** Returns whether a refusal is about price, not equity or income. */
export function isRefusedForPrice(reason: string): boolean {
  return WITHOUT_PRICE.includes(reason);
}

function choiceOver({ termYears, feePctOf }: Over, lineCents: Cents): Choice {
  return { termYears, lineCents, feePct: feePctOf(lineCents) };
}

function largestOf(
  scenario: PricingScenario,
  bands: readonly Band[],
  over: Over,
  limits: Limits,
): PricedChoice | undefined {
  return firstOf(bands.toReversed(), (band) => largestIn(scenario, band, over, limits));
}

/** A range of lines, both ends included, with the same note rate. */
type Band = { from: Cents; to: Cents };

/** Returns the rate bands between two lines, ascending. Line size, CLTV and state fee laws may change the rate. */
function rateBands(scenario: PricingScenario, smallest: Cents, largest: Cents): Band[] {
  const { sheet, valueCents, retainedLiensCents, state } = scenario;
  const bySize = sheet.lineCutsCents.flatMap((cut) => [cut, floorToHundredDollars(cut - 1)]);
  const byValue = sheet.cltvCutsPct.flatMap((maxCltvPct) => {
    const last = equityLine(valueCents, retainedLiensCents, { maxCltvPct, capCents: largest });
    return [last, cents(last - HUNDRED_DOLLARS)];
  });
  const byFee = sheet.feeOptions
    .map((feePct) => TEXAS_HOME_EQUITY.maxFeePct - feePct)
    .flatMap((leftPct) =>
      state === 'TX' && leftPct > 0
        ? [floorToHundredDollars((countedFeesCents(scenario) * 100) / leftPct - 1)]
        : [],
    );
  const byLaw = (stateRules(state).highCostFees ?? []).flatMap(({ belowCents }) =>
    Number.isFinite(belowCents) ? [floorToHundredDollars(belowCents - 1)] : [],
  );
  const inside = [...bySize, ...byValue, ...byFee, ...byLaw].filter(
    (line) => line >= smallest && line < largest,
  );
  const ends = [...new Set([...inside, ...(largest >= smallest ? [largest] : [])])].toSorted((a, b) => a - b);
  return ends.map((to, index) => ({
    from: index === 0 ? smallest : cents((ends[index - 1] ?? 0) + HUNDRED_DOLLARS),
    to,
  }));
}

function largestIn(
  scenario: PricingScenario,
  band: Band,
  over: Over,
  limits: Limits,
): PricedChoice | undefined {
  const atTop = priceOnEquity(scenario, choiceOver(over, band.to));
  if (!atTop.eligible) return undefined;
  const carried = incomeLine(scenario, atTop.terms, limits.maxDtiPct);
  const largest = Math.min(band.to, carried);
  // A payment rounded up may exceed the limit by a cent, so try the line $100 smaller too.
  return firstOf([largest, largest - HUNDRED_DOLLARS], (line) => {
    if (line < band.from) return undefined;
    const priced = priceChoice(scenario, choiceOver(over, cents(line)));
    return priced.eligible ? priced : undefined;
  });
}

/** Returns the smallest available line of a band: the first one that covers the payoffs. */
function smallestIn(scenario: PricingScenario, band: Band, over: Over): PricedChoice | undefined {
  const priced = firstCovering(scenario, band, over);
  return priced?.eligible && fitsIncome(priced) ? priced : undefined;
}

/** Returns the first line that covers the payoffs, or the first one before it without a price or above the DTI limit. */
function firstCovering(scenario: PricingScenario, { from, to }: Band, over: Over): ChoiceResult | undefined {
  for (let lineCents = from; lineCents <= to; ) {
    const priced = priceOnEquity(scenario, choiceOver(over, lineCents));
    if (!priced.eligible || !fitsIncome(priced)) return priced;
    const lackingCents = cashLacking(scenario, priced.terms);
    if (lackingCents === 0) return priced;
    // Adding the missing cash to the line can't skip a smaller line that would do.
    lineCents = ceilToHundredDollars(lineCents + lackingCents);
  }
  return undefined;
}

/** Returns whether the smallest line that covers the payoffs is refused for its price, so that another fee may help. */
function lacksPrice(scenario: PricingScenario, over: Over): boolean {
  const limits = limitsFor(scenario.policy, scenario);
  if (!limits) return false;
  const smallest = firstCovering(scenario, { from: limits.minLineCents, to: limits.maxLineCents }, over);
  return smallest !== undefined && !smallest.eligible && isRefusedForPrice(smallest.reason);
}

function smallestRefusal(scenario: PricingScenario, termYears: Term): TermRefusal {
  const smallest = priceChoice(scenario, { termYears, lineCents: scenario.policy.minLineCents });
  if (smallest.eligible) return { termYears, reason: 'AMOUNT' };
  const { eligible: _, ...refusal } = smallest;
  return { termYears, ...refusal };
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
