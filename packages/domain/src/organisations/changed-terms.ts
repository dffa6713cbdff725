import type { Terms } from '../facts/offers.facts.ts';
import type { Cents } from '../money/cents.ts';
import type { TermOffer } from '../pricing/offers.ts';

type Term = Pick<Terms, 'product' | 'termYears'>;

/** An offer of one version, with what its largest line costs, debts paid off left out. */
export type Offered = Pick<TermOffer, 'product' | 'termYears' | 'minimumCents' | 'maximumCents' | 'terms'> & {
  readonly costsCents: Cents;
};

/** What one version offers over a term: the smallest and the largest line, and the rates and costs of the largest. */
export type OfferedTerm = Pick<Terms, 'lineAmountCents' | 'noteRatePct' | 'aprPct'> & {
  readonly smallestLineCents: Cents;
  readonly costsCents: Cents;
};

/** A term that two versions offer otherwise; without a side where only the other version offers it. */
export type ChangedTerm = Term & {
  readonly before?: OfferedTerm | undefined;
  readonly after?: OfferedTerm | undefined;
};

/** The terms of which any figure is another with the second of two versions, by product and the shortest first. */
export function changedTerms(before: readonly Offered[], after: readonly Offered[]): readonly ChangedTerm[] {
  const added = after.filter((offer) => !before.some((other) => isLike(other, offer)));
  return [...before, ...added]
    .map(({ product, termYears }): ChangedTerm => {
      const isThis = (offer: Offered) => isLike(offer, { product, termYears });
      return {
        product,
        termYears,
        before: offeredBy(before.find(isThis)),
        after: offeredBy(after.find(isThis)),
      };
    })
    .filter(({ before: one, after: other }) => !one || !other || !isSame(one, other))
    .toSorted((a, b) => a.product.localeCompare(b.product) || a.termYears - b.termYears);
}

/** Whether two stand for the same product over the same years. */
export function isLike(one: Term, other: Term): boolean {
  return one.product === other.product && one.termYears === other.termYears;
}

function offeredBy(offer: Offered | undefined): OfferedTerm | undefined {
  if (!offer) return undefined;
  const { minimumCents: smallestLineCents, costsCents } = offer;
  const { lineAmountCents, noteRatePct, aprPct } = offer.terms;
  return { smallestLineCents, lineAmountCents, noteRatePct, aprPct, costsCents };
}

const FIGURES = ['smallestLineCents', 'lineAmountCents', 'noteRatePct', 'aprPct', 'costsCents'] as const;

function isSame(one: OfferedTerm, other: OfferedTerm): boolean {
  return FIGURES.every((figure) => one[figure] === other[figure]);
}
