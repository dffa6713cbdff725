import type { Offer, TERMS_YEARS } from '../facts/offers.facts.ts';
import { type Cents, ceilToHundredDollars, cents, floorToHundredDollars, toCents } from '../money/cents.ts';
import { stateRules } from '../states/states.ts';
import { type Limits, limitsFor } from '../underwriting/limits.ts';
import { TEXAS_HOME_EQUITY } from '../underwriting/texas.ts';
import {
  type Choice,
  type ChoiceRefusal,
  countedFeesCents,
  fitsIncome,
  type OfferSituation,
  type PricedChoice,
  priceChosen,
  priceOnEquity,
} from './choice.ts';
import { dtiLine, equityLine, interestOnlyDtiLine, paymentRoom } from './ratios.ts';

type Term = (typeof TERMS_YEARS)[number];

export type TermOffer = Offer & {
  /** What keeps the line from being larger. */
  limitedBy: 'EQUITY' | 'DTI' | 'POLICY';
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
  refusals: readonly { termYears: Term; reason: ChoiceRefusal }[];
};

const STEP = toCents(100);

/**
 * The table of offers: for every term of the product the smallest and the largest line, and the terms of the largest. The largest is
 * what equity, debts to income and policy allow, whichever is least, in whole hundreds of dollars.
 * @param feePct the fee that the borrower chose, percent of the line; the default one without
 */
export function buildOffers(situation: OfferSituation, feePct?: number): Offers {
  const { termsYears } = situation.sheet.products[situation.product];
  const offers = termsYears.flatMap((termYears) => termOffer(situation, termYears, feePct) ?? []);
  const without = termsYears.filter((termYears) => !offers.some((offer) => offer.termYears === termYears));
  return {
    offers,
    maxLineCents: cents(Math.max(0, ...offers.map((offer) => offer.maximumCents))),
    refusals: without.map((termYears) => ({
      termYears,
      reason: smallestRefusal(situation, termYears, feePct),
    })),
  };
}

function termOffer(
  situation: OfferSituation,
  termYears: Term,
  feePct: number | undefined,
): TermOffer | undefined {
  const limits = limitsFor(situation.policy, situation);
  if (!limits) return undefined;
  const { valueCents, retainedLiensCents } = situation;
  const equity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  const bands = rateBands(situation, limits.minLineCents, equity);
  const largest = firstOf(bands.toReversed(), (band) =>
    largestIn(situation, band, { termYears, feePct }, limits),
  );
  if (!largest) return undefined;
  const maximumCents = largest.terms.lineAmountCents;
  const smallest = firstOf(bands, (band) => smallestIn(situation, band, { termYears, feePct }));
  return {
    product: situation.product,
    termYears,
    minimumCents: cents(Math.min(maximumCents, smallest?.terms.lineAmountCents ?? maximumCents)),
    maximumCents,
    terms: largest.terms,
    priced: largest,
    limitedBy: maximumCents < equity ? 'DTI' : equity === limits.maxLineCents ? 'POLICY' : 'EQUITY',
    maxDtiPct: limits.maxDtiPct,
  };
}

/** Lines, both ends included, within which the note rate is the same. */
type Band = { from: Cents; to: Cents };

/** Cuts the lines between two amounts wherever their size, the loan-to-value or a state's law on fees changes the rate. Rising. */
function rateBands(situation: OfferSituation, smallest: Cents, largest: Cents): Band[] {
  const { sheet, valueCents, retainedLiensCents, state } = situation;
  const bySize = sheet.lineCutsCents.flatMap((cut) => [cut, floorToHundredDollars(cut - 1)]);
  const byValue = sheet.cltvCutsPct.flatMap((maxCltvPct) => {
    const last = equityLine(valueCents, retainedLiensCents, { maxCltvPct, capCents: largest });
    return [last, cents(last - STEP)];
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
    from: index === 0 ? smallest : cents((ends[index - 1] ?? 0) + STEP),
    to,
  }));
}

function largestIn(
  situation: OfferSituation,
  band: Band,
  choice: Omit<Choice, 'lineCents'>,
  limits: Limits,
): PricedChoice | undefined {
  const atTop = priceOnEquity(situation, { ...choice, lineCents: band.to });
  if (!atTop.eligible) return undefined;
  const room = paymentRoom(situation.monthlyIncomeCents, situation.monthlyDebtsCents, limits.maxDtiPct);
  const { noteRatePct } = atTop.terms;
  const carried =
    situation.product === 'INTEREST_ONLY_AGE_RESTRICTED'
      ? interestOnlyDtiLine(room, noteRatePct)
      : dtiLine(room, noteRatePct, choice.termYears * 12);
  const largest = Math.min(band.to, carried);
  // A payment rounded up can cost the cent that a line had left, so the next hundred below is tried as well.
  return firstOf([largest, largest - STEP], (line) => {
    if (line < band.from) return undefined;
    const priced = priceChosen(situation, { ...choice, lineCents: cents(line) });
    return priced.eligible ? priced : undefined;
  });
}

/** The smallest line of a band that can be chosen: its first, or where the draw pays off debts the first that covers them. */
function smallestIn(
  situation: OfferSituation,
  band: Band,
  choice: Omit<Choice, 'lineCents'>,
): PricedChoice | undefined {
  for (let lineCents = band.from; lineCents <= band.to; ) {
    const priced = priceOnEquity(situation, { ...choice, lineCents });
    if (!priced.eligible || !fitsIncome(priced)) return undefined;
    const { cashToBorrowerCents } = priced.terms;
    if (cashToBorrowerCents >= 0) return priced;
    // A line that is larger by what lacks leaves no more cash than that, so that none is passed over.
    lineCents = ceilToHundredDollars(lineCents - cashToBorrowerCents);
  }
  return undefined;
}

function smallestRefusal(
  situation: OfferSituation,
  termYears: Term,
  feePct: number | undefined,
): ChoiceRefusal {
  const smallest = priceChosen(situation, { termYears, feePct, lineCents: situation.policy.minLineCents });
  return smallest.eligible ? 'AMOUNT' : smallest.reason;
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
