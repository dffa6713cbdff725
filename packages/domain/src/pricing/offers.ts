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
import { highCostBands } from '../states/high-cost.ts';
import {
  type Choice,
  type ChoiceRefusal,
  type ChoiceResult,
  cashShortfall,
  countedFeesCents,
  fitsIncome,
  highestFeeUpTo,
  incomeLine,
  lawfulFees,
  type PricedChoice,
  type PricingScenario,
  priceChoice,
  priceOnEquity,
  type RefusedChoice,
  smallestTexasLine,
} from './choice.ts';
import { equityLine } from './ratios.ts';
import { largestTaxableLine } from './recording.ts';

type Term = (typeof TERMS_YEARS)[number];

export type TermOffer = Offer & {
  /** The limit that the line reached. PRICE: a larger line has no price. */
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
  /** The terms without an available line, with the reason against the smallest line. */
  refusals: readonly TermRefusal[];
};

/** Why a term has no line: the reason against its smallest one. */
export type TermRefusal = Omit<RefusedChoice, 'eligible'> & { termYears: Term };

/**
 * Returns an offer for every term of the product, with its smallest and largest line in multiples of $100. Equity, DTI and policy limit
 * the largest line at the default fee. When no line has a price at that fee, the offer uses the nearest other fee.
 */
export function buildOffers(scenario: PricingScenario): Offers {
  const { termsYears } = scenario.sheet.products[scenario.product];
  const offers = termsYears.flatMap((termYears) => offerAtTerm(scenario, termYears) ?? []);
  const unavailable = termsYears.filter(
    (termYears) => !offers.some((offer) => offer.termYears === termYears),
  );
  return {
    offers,
    maxLineCents: cents(Math.max(0, ...offers.map((offer) => offer.maximumCents))),
    refusals: unavailable.map((termYears) => termRefusal(scenario, termYears)),
  };
}

/** Returns the scenario and, for another product, the same scenario with a fixed-term line. */
export function withFixedTermAlternative(scenario: PricingScenario): readonly PricingScenario[] {
  return scenario.product === 'FIXED_TERM' ? [scenario] : [scenario, { ...scenario, product: 'FIXED_TERM' }];
}

/** Returns the offer at one term, or undefined without an available line. */
export function offerAtTerm(scenario: PricingScenario, termYears: Term): TermOffer | undefined {
  const over = (feePct: number): TermAndFee => ({
    termYears,
    feePctOf: (lineCents) => highestFeeUpTo(scenario, lineCents, feePct),
  });
  const { sheet, product } = scenario;
  const { defaultFeePct: usual } = sheet.products[product];
  const offer = termOffer(scenario, over(usual));
  // Another fee can't help when equity or income is the limit.
  if (offer || !needsAnotherFee(scenario, over(usual))) return offer;
  const others = sheet.feeOptions.filter((feePct) => feePct !== usual);
  return firstResult(
    others.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual)),
    (feePct) => termOffer(scenario, over(feePct)),
  );
}

/**
 * Returns the largest available line at a term, up to an amount, or undefined without one.
 * @param choice.feePct the requested fee in percent, replaced by the highest lawful one below it if needed
 */
export function largestLine(
  scenario: PricingScenario,
  { termYears, feePct }: { readonly termYears: Term; readonly feePct: number },
  upToCents: Cents,
): PricedChoice | undefined {
  const limits = limitsFor(scenario.policy, scenario);
  if (!limits) return undefined;
  const over = { termYears, feePctOf: (lineCents: Cents) => highestFeeUpTo(scenario, lineCents, feePct) };
  const capCents = cents(Math.min(limits.maxLineCents, floorToHundredDollars(upToCents)));
  const { valueCents, retainedLiensCents } = scenario;
  const equity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents });
  return largestInBands(scenario, rateBands(scenario, limits.minLineCents, equity), over, limits);
}

/**
 * Returns the lawful fees at an offer's largest line in percent, ascending, each with the largest line at that fee. Omits fees without
 * a line. `fromCents` is the smallest line at which Texas allows the fee, when above the offer's minimum.
 */
export function largestLineByFee(
  scenario: PricingScenario,
  { termYears, minimumCents, maximumCents, terms }: DeepReadonly<Offer>,
): { feePct: number; maximumCents: Cents; fromCents?: Cents }[] {
  return lawfulFees(scenario, maximumCents).flatMap((feePct) => {
    const leastCents = smallestTexasLine(scenario, feePct) ?? minimumCents;
    const from = leastCents > minimumCents ? { fromCents: leastCents } : {};
    if (feePct === terms.feePct) return [{ feePct, maximumCents, ...from }];
    const largest = largestLine(scenario, { termYears, feePct }, maximumCents)?.terms;
    if (largest?.feePct !== feePct || largest.lineAmountCents < minimumCents) return [];
    return [{ feePct, maximumCents: largest.lineAmountCents, ...from }];
  });
}

/** A note rate in percent, and the largest line that has it. */
export type RateUpTo = { readonly toCents: Cents; readonly noteRatePct: number };

/**
 * Returns how the note rate depends on the line over a term at one fee: each rate with the largest line that has it, ascending. Lines that
 * income or equity rules out are left out.
 * @param feePct percent of the line
 */
export function ratesByAmount(
  scenario: PricingScenario,
  {
    termYears,
    minimumCents,
    maximumCents,
  }: Pick<DeepReadonly<Offer>, 'termYears' | 'minimumCents' | 'maximumCents'>,
  feePct: number,
): RateUpTo[] {
  const limits = limitsFor(scenario.policy, scenario);
  const bands = limits ? rateBands(scenario, minimumCents, maximumCents) : [];
  const largest = bands.flatMap((band) => {
    const priced = limits && largestInBand(scenario, band, { termYears, feePctOf: () => feePct }, limits);
    return priced ? [{ toCents: priced.terms.lineAmountCents, noteRatePct: priced.terms.noteRatePct }] : [];
  });
  return largest.filter(({ noteRatePct }, at) => noteRatePct !== largest[at + 1]?.noteRatePct);
}

/** A term, and its fee for each line in percent. */
type TermAndFee = { readonly termYears: Term; readonly feePctOf: (lineCents: Cents) => number };

function termOffer(scenario: PricingScenario, over: TermAndFee): TermOffer | undefined {
  const limits = limitsFor(scenario.policy, scenario);
  if (!limits) return undefined;
  const { valueCents, retainedLiensCents } = scenario;
  const equity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  const bands = rateBands(scenario, limits.minLineCents, equity);
  const largest = largestInBands(scenario, bands, over, limits);
  if (!largest) return undefined;
  const maximumCents = largest.terms.lineAmountCents;
  const smallest = firstResult(bands, (band) => smallestInBand(scenario, band, over));
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

/** Returns the limit that a line $100 larger exceeds. */
function limitAbove(scenario: PricingScenario, over: TermAndFee, maximumCents: Cents): 'DTI' | 'PRICE' {
  const above = priceChoice(scenario, choiceFor(over, cents(maximumCents + HUNDRED_DOLLARS)));
  return !above.eligible && isPriceRefusal(above.reason) ? 'PRICE' : 'DTI';
}

const PRICE_REFUSALS: readonly string[] = [
  'HIGH_COST',
  'APR_ABOVE_MAXIMUM',
  'NO_RATE',
  'TEXAS_FEE',
  'RECORDING_TAX_ABOVE_MAXIMUM',
] satisfies readonly ChoiceRefusal[];

/** Returns whether the reason against a line is its price, not equity or income. */
export function isPriceRefusal(reason: string): boolean {
  return PRICE_REFUSALS.includes(reason);
}

function choiceFor({ termYears, feePctOf }: TermAndFee, lineCents: Cents): Choice {
  return { termYears, lineCents, feePct: feePctOf(lineCents) };
}

function largestInBands(
  scenario: PricingScenario,
  bands: readonly Band[],
  over: TermAndFee,
  limits: Limits,
): PricedChoice | undefined {
  return firstResult(bands.toReversed(), (band) => largestInBand(scenario, band, over, limits));
}

/** An inclusive range of lines with the same note rate. */
type Band = { from: Cents; to: Cents };

/** Returns the rate bands between two lines, ascending. A new band starts where line size, CLTV or state law may change the rate. */
function rateBands(scenario: PricingScenario, smallest: Cents, largest: Cents): Band[] {
  const { sheet, valueCents, retainedLiensCents, state } = scenario;
  const bySize = sheet.lineCutsCents.flatMap((cut) => [cut, floorToHundredDollars(cut - 1)]);
  const byValue = sheet.cltvCutsPct.flatMap((maxCltvPct) => {
    const last = equityLine(valueCents, retainedLiensCents, { maxCltvPct, capCents: largest });
    return [last, cents(last - HUNDRED_DOLLARS)];
  });
  const byFee = sheet.feeOptions
    .map((feePct) => TEXAS_HOME_EQUITY.maxFeePct - feePct)
    .flatMap((otherFeesPct) =>
      state === 'TX' && otherFeesPct > 0
        ? [floorToHundredDollars((countedFeesCents(scenario) * 100) / otherFeesPct - 1)]
        : [],
    );
  const byLaw = highCostBands(state, sheet.federalAmounts).flatMap(({ belowCents }) =>
    Number.isFinite(belowCents) ? [floorToHundredDollars(belowCents - 1)] : [],
  );
  const taxable = largestTaxableLine(scenario);
  const byTax = taxable === undefined ? [] : [floorToHundredDollars(taxable)];
  const inner = [...bySize, ...byValue, ...byFee, ...byLaw, ...byTax].filter(
    (line) => line >= smallest && line < largest,
  );
  const ends = [...new Set([...inner, ...(largest >= smallest ? [largest] : [])])].toSorted((a, b) => a - b);
  return ends.map((to, index) => ({
    from: index === 0 ? smallest : cents((ends[index - 1] ?? 0) + HUNDRED_DOLLARS),
    to,
  }));
}

function largestInBand(
  scenario: PricingScenario,
  band: Band,
  over: TermAndFee,
  limits: Limits,
): PricedChoice | undefined {
  const atTop = priceOnEquity(scenario, choiceFor(over, band.to));
  if (!atTop.eligible) return undefined;
  const supported = incomeLine(scenario, atTop.terms, limits.maxDtiPct);
  const largest = Math.min(band.to, supported);
  // Rounding up the payment may exceed the limit by a cent, so try the line $100 smaller too.
  return firstResult([largest, largest - HUNDRED_DOLLARS], (line) => {
    if (line < band.from) return undefined;
    const priced = priceChoice(scenario, choiceFor(over, cents(line)));
    return priced.eligible ? priced : undefined;
  });
}

/** Returns the smallest available line of a band, the first that covers the payoffs. */
function smallestInBand(scenario: PricingScenario, band: Band, over: TermAndFee): PricedChoice | undefined {
  const priced = firstLineCoveringPayoffs(scenario, band, over);
  return priced?.eligible && fitsIncome(priced) ? priced : undefined;
}

/** Returns the first line amount that covers the payoffs, or an earlier one that has no price or exceeds the DTI limit. */
function firstLineCoveringPayoffs(
  scenario: PricingScenario,
  { from, to }: Band,
  over: TermAndFee,
): ChoiceResult | undefined {
  for (let lineCents = from; lineCents <= to; ) {
    const priced = priceOnEquity(scenario, choiceFor(over, lineCents));
    if (!priced.eligible || !fitsIncome(priced)) return priced;
    const shortfallCents = cashShortfall(priced.terms);
    if (shortfallCents === 0) return priced;
    // No smaller line could make up the shortfall.
    lineCents = ceilToHundredDollars(lineCents + shortfallCents);
  }
  return undefined;
}

/** Returns whether only the price excludes the smallest line that covers the payoffs. Another fee may then help. */
function needsAnotherFee(scenario: PricingScenario, over: TermAndFee): boolean {
  const limits = limitsFor(scenario.policy, scenario);
  if (!limits) return false;
  const smallest = firstLineCoveringPayoffs(
    scenario,
    { from: limits.minLineCents, to: limits.maxLineCents },
    over,
  );
  return smallest !== undefined && !smallest.eligible && isPriceRefusal(smallest.reason);
}

function termRefusal(scenario: PricingScenario, termYears: Term): TermRefusal {
  const smallest = priceChoice(scenario, { termYears, lineCents: scenario.policy.minLineCents });
  if (smallest.eligible) return { termYears, reason: 'AMOUNT' };
  const { eligible: _, ...refusal } = smallest;
  return { termYears, ...refusal };
}

function firstResult<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
