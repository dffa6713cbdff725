import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';
import type { TermOffer } from '../pricing/offers.ts';

type Term = Pick<Terms, 'product' | 'termYears'>;

/** What a line costs over a term; debts paid off are no cost. */
export type PricedLine = Pick<Terms, 'noteRatePct' | 'aprPct' | 'monthlyPaymentCents'> & {
  readonly costsCents: Cents;
};

/** An offer of one version, and what any line within it costs. */
export type Offered = Pick<TermOffer, 'product' | 'termYears' | 'minimumCents' | 'maximumCents'> & {
  readonly priceOf: (lineCents: Cents) => PricedLine | undefined;
};

/** What one version offers over a term: its bounds, and what a line within them costs. */
export type OfferedTerm = Pick<PricedLine, 'noteRatePct' | 'aprPct' | 'costsCents'> & {
  readonly smallestLineCents: Cents;
  readonly largestLineCents: Cents;
  readonly lineCents: Cents;
};

/** A term that two versions offer otherwise; without a side where only the other version offers it. */
export type ChangedTerm = Term & {
  readonly before?: OfferedTerm | undefined;
  readonly after?: OfferedTerm | undefined;
  /** Above which a law calls a line over the term high-cost, percent; where the versions know it from other published rates. */
  readonly highestRatePct?: { readonly before: number; readonly after: number } | undefined;
};

/**
 * The terms of which any figure is another with the second of two versions, by product and the shortest first.
 * @param wantedCents the line whose price is compared, as far as both versions lend it; the largest that both lend unless said
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

/** Whether two stand for the same product over the same years. */
export function isLike(one: Term, other: Term): boolean {
  return one.product === other.product && one.termYears === other.termYears;
}

/** The line that offers have in common: what is wanted, or the nearest to it; the largest that all lend unless said. */
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
  // Bounds that have nothing in common are compared at the nearest line of each.
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
