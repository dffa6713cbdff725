import type { Terms } from '../facts/offers.facts.ts';
import type { TermOffer } from '../pricing/offers.ts';

type Term = Pick<Terms, 'product' | 'termYears'>;
type Offered = Pick<TermOffer, 'product' | 'termYears' | 'terms'>;

/** What one version offers over a term: the largest line, and its rates. */
export type OfferedTerm = Pick<Terms, 'lineAmountCents' | 'noteRatePct' | 'aprPct'>;

/** A term that two versions offer otherwise; without a side where only the other version offers it. */
export type ChangedTerm = Term & {
  readonly before?: OfferedTerm | undefined;
  readonly after?: OfferedTerm | undefined;
};

/** The terms whose largest line, rate or APR is another with the second of two versions, by product and the shortest first. */
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
  const { lineAmountCents, noteRatePct, aprPct } = offer.terms;
  return { lineAmountCents, noteRatePct, aprPct };
}

function isSame(one: OfferedTerm, other: OfferedTerm): boolean {
  return (
    one.lineAmountCents === other.lineAmountCents &&
    one.noteRatePct === other.noteRatePct &&
    one.aprPct === other.aprPct
  );
}
