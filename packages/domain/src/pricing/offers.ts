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
  /** What keeps the line from being larger; PRICE: a larger one has none. */
  limitedBy: 'EQUITY' | 'DTI' | 'POLICY' | 'PRICE';
  maxDtiPct: number;
  /** The largest line, as it was priced. */
  priced: PricedChoice;
};

export type Offers = {
  /** One for each term that has a line. */
  offers: readonly TermOffer[];
  /** The largest line of all, zero without offers. */
  maxLineCents: Cents;
  /** Terms without a line, and why the smallest one is refused. */
  refusals: readonly TermRefusal[];
};

/** Why a term has no line: the refusal of its smallest one. */
export type TermRefusal = Omit<RefusedChoice, 'eligible'> & { termYears: Term };

/**
 * The table of offers: for every term of the product the smallest and the largest line, and the terms of the largest. The largest is
 * what equity, debts to income and policy allow, whichever is least, in whole hundreds of dollars, at the fee that is offered first; at
 * the nearest other fee where no line over the term has a price at that one.
 */
export function buildOffers(situation: PricingScenario): Offers {
  const { termsYears } = situation.sheet.products[situation.product];
  const offers = termsYears.flatMap((termYears) => offerOver(situation, termYears) ?? []);
  const without = termsYears.filter((termYears) => !offers.some((offer) => offer.termYears === termYears));
  return {
    offers,
    maxLineCents: cents(Math.max(0, ...offers.map((offer) => offer.maximumCents))),
    refusals: without.map((termYears) => smallestRefusal(situation, termYears)),
  };
}

/** The situation, and where it is of another product also that of a line repaid by instalments: the ways in which a line may be had instead. */
export function orFixedTerm(situation: PricingScenario): readonly PricingScenario[] {
  return situation.product === 'FIXED_TERM'
    ? [situation]
    : [situation, { ...situation, product: 'FIXED_TERM' }];
}

/** The offer over one term; undefined where no line over it can be had. */
export function offerOver(situation: PricingScenario, termYears: Term): TermOffer | undefined {
  const over = (feePct: number): Over => ({
    termYears,
    feePctOf: (lineCents) => feeUpTo(situation, lineCents, feePct),
  });
  const { sheet, product } = situation;
  const { defaultFeePct: first } = sheet.products[product];
  const offer = termOffer(situation, over(first));
  // Of what equity and income carry another fee says nothing.
  if (offer || !lacksPrice(situation, over(first))) return offer;
  const others = sheet.feeOptions.filter((feePct) => feePct !== first);
  return firstOf(
    others.toSorted((a, b) => Math.abs(a - first) - Math.abs(b - first)),
    (feePct) => termOffer(situation, over(feePct)),
  );
}

/**
 * The largest line up to an amount that can be had over a term; undefined without one.
 * @param choice.feePct the fee wanted, percent; the highest below it where the law does not allow it for a line
 */
export function largestLine(
  situation: PricingScenario,
  { termYears, feePct }: { readonly termYears: Term; readonly feePct: number },
  upToCents: Cents,
): PricedChoice | undefined {
  const limits = limitsFor(situation.policy, situation);
  if (!limits) return undefined;
  const over = { termYears, feePctOf: (lineCents: Cents) => feeUpTo(situation, lineCents, feePct) };
  const capCents = cents(Math.min(limits.maxLineCents, floorToHundredDollars(upToCents)));
  const { valueCents, retainedLiensCents } = situation;
  const equity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents });
  return largestOf(situation, rateBands(situation, limits.minLineCents, equity), over, limits);
}

/**
 * The fees that may be chosen at the largest line of an offer, percent, rising, each with the largest line within the offer that can be
 * had with it: another fee is another rate, and another payment for the income to carry. A fee that no line of it has is left out. Where
 * Texas allows a fee from a larger line on than the offer's smallest, with that line.
 */
export function largestByFee(
  situation: PricingScenario,
  { termYears, minimumCents, maximumCents, terms }: DeepReadonly<Offer>,
): { feePct: number; maximumCents: Cents; fromCents?: Cents }[] {
  return feeOptions(situation, maximumCents).flatMap((feePct) => {
    const leastCents = smallestTexasLine(situation, feePct) ?? minimumCents;
    const from = leastCents > minimumCents ? { fromCents: leastCents } : {};
    if (feePct === terms.feePct) return [{ feePct, maximumCents, ...from }];
    const largest = largestLine(situation, { termYears, feePct }, maximumCents)?.terms;
    if (largest?.feePct !== feePct || largest.lineAmountCents < minimumCents) return [];
    return [{ feePct, maximumCents: largest.lineAmountCents, ...from }];
  });
}

/** A term, and the fee of a line over it, percent. */
type Over = { readonly termYears: Term; readonly feePctOf: (lineCents: Cents) => number };

function termOffer(situation: PricingScenario, over: Over): TermOffer | undefined {
  const limits = limitsFor(situation.policy, situation);
  if (!limits) return undefined;
  const { valueCents, retainedLiensCents } = situation;
  const equity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  const bands = rateBands(situation, limits.minLineCents, equity);
  const largest = largestOf(situation, bands, over, limits);
  if (!largest) return undefined;
  const maximumCents = largest.terms.lineAmountCents;
  const smallest = firstOf(bands, (band) => smallestIn(situation, band, over));
  return {
    product: situation.product,
    termYears: over.termYears,
    minimumCents: cents(Math.min(maximumCents, smallest?.terms.lineAmountCents ?? maximumCents)),
    maximumCents,
    terms: largest.terms,
    priced: largest,
    limitedBy:
      maximumCents < equity
        ? limitAbove(situation, over, maximumCents)
        : equity === limits.maxLineCents
          ? 'POLICY'
          : 'EQUITY',
    maxDtiPct: limits.maxDtiPct,
  };
}

/** What stands in the way of one hundred dollars more. */
function limitAbove(situation: PricingScenario, over: Over, maximumCents: Cents): 'DTI' | 'PRICE' {
  const above = priceChoice(situation, choiceOver(over, cents(maximumCents + HUNDRED_DOLLARS)));
  return !above.eligible && isRefusedForPrice(above.reason) ? 'PRICE' : 'DTI';
}

const WITHOUT_PRICE: readonly string[] = [
  'HIGH_COST',
  'APR_ABOVE_MAXIMUM',
  'NO_RATE',
  'TEXAS_FEE',
  'RECORDING_TAX_ABOVE_MAXIMUM',
] satisfies readonly ChoiceRefusal[];

/** The line is refused for its price, and not for what equity or income carries. */
export function isRefusedForPrice(reason: string): boolean {
  return WITHOUT_PRICE.includes(reason);
}

function choiceOver({ termYears, feePctOf }: Over, lineCents: Cents): Choice {
  return { termYears, lineCents, feePct: feePctOf(lineCents) };
}

function largestOf(
  situation: PricingScenario,
  bands: readonly Band[],
  over: Over,
  limits: Limits,
): PricedChoice | undefined {
  return firstOf(bands.toReversed(), (band) => largestIn(situation, band, over, limits));
}

/** Lines, both ends included, within which the note rate is the same. */
type Band = { from: Cents; to: Cents };

/** Cuts the lines between two amounts wherever their size, the loan-to-value or a state's law on fees changes the rate. Rising. */
function rateBands(situation: PricingScenario, smallest: Cents, largest: Cents): Band[] {
  const { sheet, valueCents, retainedLiensCents, state } = situation;
  const bySize = sheet.lineCutsCents.flatMap((cut) => [cut, floorToHundredDollars(cut - 1)]);
  const byValue = sheet.cltvCutsPct.flatMap((maxCltvPct) => {
    const last = equityLine(valueCents, retainedLiensCents, { maxCltvPct, capCents: largest });
    return [last, cents(last - HUNDRED_DOLLARS)];
  });
  const byFee = sheet.feeOptions
    .map((feePct) => TEXAS_HOME_EQUITY.maxFeePct - feePct)
    .flatMap((leftPct) =>
      state === 'TX' && leftPct > 0
        ? [floorToHundredDollars((countedFeesCents(situation) * 100) / leftPct - 1)]
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
  situation: PricingScenario,
  band: Band,
  over: Over,
  limits: Limits,
): PricedChoice | undefined {
  const atTop = priceOnEquity(situation, choiceOver(over, band.to));
  if (!atTop.eligible) return undefined;
  const carried = incomeLine(situation, atTop.terms, limits.maxDtiPct);
  const largest = Math.min(band.to, carried);
  // A payment rounded up can cost the cent that a line had left, so the next hundred below is tried as well.
  return firstOf([largest, largest - HUNDRED_DOLLARS], (line) => {
    if (line < band.from) return undefined;
    const priced = priceChoice(situation, choiceOver(over, cents(line)));
    return priced.eligible ? priced : undefined;
  });
}

/** The smallest line of a band that can be chosen: its first, or where the draw pays off debts the first that covers them. */
function smallestIn(situation: PricingScenario, band: Band, over: Over): PricedChoice | undefined {
  const priced = firstCovering(situation, band, over);
  return priced?.eligible && fitsIncome(priced) ? priced : undefined;
}

/** The first line that covers the debts which the draw pays off, or the one on the way to it that has no price or does not fit income. */
function firstCovering(situation: PricingScenario, { from, to }: Band, over: Over): ChoiceResult | undefined {
  for (let lineCents = from; lineCents <= to; ) {
    const priced = priceOnEquity(situation, choiceOver(over, lineCents));
    if (!priced.eligible || !fitsIncome(priced)) return priced;
    const lackingCents = cashLacking(situation, priced.terms);
    if (lackingCents === 0) return priced;
    // A line that is larger by what lacks leaves no more cash than that, so that none is passed over.
    lineCents = ceilToHundredDollars(lineCents + lackingCents);
  }
  return undefined;
}

/** The price refuses the smallest line that covers what the draw pays off: another fee is another price. */
function lacksPrice(situation: PricingScenario, over: Over): boolean {
  const limits = limitsFor(situation.policy, situation);
  if (!limits) return false;
  const smallest = firstCovering(situation, { from: limits.minLineCents, to: limits.maxLineCents }, over);
  return smallest !== undefined && !smallest.eligible && isRefusedForPrice(smallest.reason);
}

function smallestRefusal(situation: PricingScenario, termYears: Term): TermRefusal {
  const smallest = priceChoice(situation, { termYears, lineCents: situation.policy.minLineCents });
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
