import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';
import type { TermOffer } from '../pricing/offers.ts';

type Term = Pick<Terms, 'product' | 'termYears'>;

/** The price of a line at one term. Costs exclude payoffs. */
export type PricedLine = Pick<Terms, 'noteRatePct' | 'aprPct' | 'monthlyPaymentCents'> & {
  readonly costsCents: Cents;
};

/** An offer under one version, with the price of any line within it. */
export type VersionOffer = Pick<TermOffer, 'product' | 'termYears' | 'minimumCents' | 'maximumCents'> & {
  readonly priceOf: (lineCents: Cents) => PricedLine | undefined;
};

/** The offer of one version at a term: its bounds, and the price of one line within them. */
export type OfferedTerm = Pick<PricedLine, 'noteRatePct' | 'aprPct' | 'costsCents'> & {
  readonly smallestLineCents: Cents;
  readonly largestLineCents: Cents;
  readonly lineCents: Cents;
};

/** A term that two versions offer differently. `before` or `after` is missing if only one version offers the term. */
export type ChangedTerm = Term & {
  readonly before?: OfferedTerm | undefined;
  readonly after?: OfferedTerm | undefined;
  /** The high-cost rate limit in percent. Present if the published market rates differ. */
  readonly highestRatePct?: { readonly before: number; readonly after: number } | undefined;
};

/**
 * Returns the terms that differ in any figure, ordered by product and length.
 * @param wantedCents the line to price, or the nearest that both versions allow; by default the largest that both allow
 */
export function changedTerms(
  before: readonly VersionOffer[],
  after: readonly VersionOffer[],
  wantedCents?: Cents,
): readonly ChangedTerm[] {
  const added = after.filter((offer) => !before.some((other) => isSameTerm(other, offer)));
  return [...before, ...added]
    .map(({ product, termYears }): ChangedTerm => {
      const isThis = (offer: VersionOffer) => isSameTerm(offer, { product, termYears });
      const [one, other] = [before.find(isThis), after.find(isThis)];
      const lineCents = commonLineCents([one, other], wantedCents);
      return {
        product,
        termYears,
        before: offeredTerm(one, lineCents),
        after: offeredTerm(other, lineCents),
      };
    })
    .filter(({ before: one, after: other }) => !one || !other || !areSameFigures(one, other))
    .toSorted((a, b) => a.product.localeCompare(b.product) || a.termYears - b.termYears);
}

/** Returns whether two terms have the same product and length. */
export function isSameTerm(one: Term, other: Term): boolean {
  return one.product === other.product && one.termYears === other.termYears;
}

/** Returns the line that all offers allow nearest to the requested one, by default the largest. */
export function commonLineCents(
  offers: readonly (Pick<VersionOffer, 'minimumCents' | 'maximumCents'> | undefined)[],
  wantedCents?: Cents,
): Cents {
  const available = offers.filter((offer) => offer !== undefined);
  const highest = Math.min(...available.map(({ maximumCents }) => maximumCents));
  const lowest = Math.max(...available.map(({ minimumCents }) => minimumCents));
  return cents(Math.min(highest, Math.max(lowest, wantedCents ?? highest)));
}

function offeredTerm(offer: VersionOffer | undefined, commonCents: Cents): OfferedTerm | undefined {
  if (!offer) return undefined;
  const { minimumCents: smallestLineCents, maximumCents: largestLineCents } = offer;
  // If the bounds don't overlap, each version prices its nearest line.
  const lineCents = cents(Math.max(commonCents, smallestLineCents));
  const priced = offer.priceOf(lineCents);
  if (!priced) return undefined;
  const { noteRatePct, aprPct, costsCents } = priced;
  return { smallestLineCents, largestLineCents, lineCents, noteRatePct, aprPct, costsCents };
}

const FIGURES = ['smallestLineCents', 'largestLineCents', 'noteRatePct', 'aprPct', 'costsCents'] as const;

function areSameFigures(one: OfferedTerm, other: OfferedTerm): boolean {
  return FIGURES.every((figure) => one[figure] === other[figure]);
}
