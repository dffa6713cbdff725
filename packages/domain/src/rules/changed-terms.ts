import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';
import type { TermOffer } from '../pricing/offers.ts';

type Term = Pick<Terms, 'product' | 'termYears'>;

/** The price of a line over a term. Payoffs aren't costs. */
export type PricedLine = Pick<Terms, 'noteRatePct' | 'aprPct' | 'monthlyPaymentCents'> & {
  readonly costsCents: Cents;
};

/** An offer under one version, with the price of any line within it. */
export type Offered = Pick<TermOffer, 'product' | 'termYears' | 'minimumCents' | 'maximumCents'> & {
  readonly priceOf: (lineCents: Cents) => PricedLine | undefined;
};

/** What one version offers over a term: its bounds, and the price of one line within them. */
export type OfferedTerm = Pick<PricedLine, 'noteRatePct' | 'aprPct' | 'costsCents'> & {
  readonly smallestLineCents: Cents;
  readonly largestLineCents: Cents;
  readonly lineCents: Cents;
};

/** A term that two versions offer differently. A side is missing if only the other version offers the term. */
export type ChangedTerm = Term & {
  readonly before?: OfferedTerm | undefined;
  readonly after?: OfferedTerm | undefined;
  /** The highest rate that isn't high-cost by law, percent. Present if the published market rates differ. */
  readonly highestRatePct?: { readonly before: number; readonly after: number } | undefined;
};

/**
 * Returns the terms that differ in any figure, by product and length.
 * @param wantedCents the line to price, as far as both versions lend it; by default the largest that both lend
 */
export function changedTerms(
  before: readonly Offered[],
  after: readonly Offered[],
  wantedCents?: Cents,
): readonly ChangedTerm[] {
  const added = after.filter((offer) => !before.some((other) => isLike(other, offer)));
  return [...before, ...added]
    .map(({ product, termYears }): ChangedTerm => {
      const isThis = (offer: Offered) => isLike(offer, { product, termYears });
      const [one, other] = [before.find(isThis), after.find(isThis)];
      const lineCents = commonLine([one, other], wantedCents);
      return { product, termYears, before: offeredBy(one, lineCents), after: offeredBy(other, lineCents) };
    })
    .filter(({ before: one, after: other }) => !one || !other || !isSame(one, other))
    .toSorted((a, b) => a.product.localeCompare(b.product) || a.termYears - b.termYears);
}

/** Tells whether two terms are of the same product and length. */
export function isLike(one: Term, other: Term): boolean {
  return one.product === other.product && one.termYears === other.termYears;
}

/** Returns the requested line, or the nearest one that all offers allow; by default the largest they all allow. */
export function commonLine(
  offers: readonly (Pick<Offered, 'minimumCents' | 'maximumCents'> | undefined)[],
  wantedCents?: Cents,
): Cents {
  const lent = offers.filter((offer) => offer !== undefined);
  const most = Math.min(...lent.map(({ maximumCents }) => maximumCents));
  const least = Math.max(...lent.map(({ minimumCents }) => minimumCents));
  return cents(Math.min(most, Math.max(least, wantedCents ?? most)));
}

function offeredBy(offer: Offered | undefined, commonCents: Cents): OfferedTerm | undefined {
  if (!offer) return undefined;
  const { minimumCents: smallestLineCents, maximumCents: largestLineCents } = offer;
  // If the bounds don't overlap, each side is priced at its nearest line.
  const lineCents = cents(Math.max(commonCents, smallestLineCents));
  const priced = offer.priceOf(lineCents);
  if (!priced) return undefined;
  const { noteRatePct, aprPct, costsCents } = priced;
  return { smallestLineCents, largestLineCents, lineCents, noteRatePct, aprPct, costsCents };
}

const FIGURES = ['smallestLineCents', 'largestLineCents', 'noteRatePct', 'aprPct', 'costsCents'] as const;

function isSame(one: OfferedTerm, other: OfferedTerm): boolean {
  return FIGURES.every((figure) => one[figure] === other[figure]);
}
