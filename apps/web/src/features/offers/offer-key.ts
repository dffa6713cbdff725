import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';

type Offer = Offers['offers'][number];
type Named = Pick<Terms, 'product' | 'termYears'>;

/** What tells one offer from the others: two products may have the same term. 'FIXED_TERM 15'. */
export type OfferKey = `${Terms['product']} ${Terms['termYears']}`;

export function keyOf({ product, termYears }: Named): OfferKey {
  return `${product} ${termYears}`;
}

/** The offer with a key; `undefined` where it is not offered. */
export function offerWith(offers: readonly Offer[], key: OfferKey | undefined): Offer | undefined {
  return offers.find((offer) => keyOf(offer) === key);
}

/** The offer that was chosen last, else the one with the largest line; of two such the shorter term, and a line that is paid down. */
export function preselected(offers: readonly Offer[], wanted: Named | undefined): Offer {
  const [first] = offers.toSorted(
    (a, b) =>
      b.maximumCents - a.maximumCents ||
      a.termYears - b.termYears ||
      Number(isInterestOnly(a)) - Number(isInterestOnly(b)),
  );
  const found = (wanted && offerWith(offers, keyOf(wanted))) ?? first;
  if (!found) throw new Error('There are no offers to choose from.');
  return found;
}

/** A fee counts only at an offer that has it: another product may have none. */
export function feeAt({ feeOptionsPct }: Offer, feePct: number | undefined): { feePct?: number } {
  return feePct !== undefined && feeOptionsPct.includes(feePct) ? { feePct } : {};
}

/** An offer as a card to choose. Interest only shows no term: what it asks for each month does not depend on one. */
export function offerCard(offer: Offer): { value: OfferKey; label: string; detail: string } {
  const upTo = `up to ${formatWholeDollars(offer.maximumCents)}`;
  const detail = isInterestOnly(offer) ? `${upTo}; the amount itself is due at the end` : upTo;
  return { value: keyOf(offer), label: termName(offer), detail };
}

/** How terms are paid back: '20 years', or 'Interest only', whose payment depends on no term. */
export function termName({ product, termYears }: Named): string {
  return isInterestOnly({ product }) ? 'Interest only' : `${termYears} years`;
}

/** The same after an amount: 'over 20 years', or 'at interest only'. */
export function paidBack({ product, termYears }: Named): string {
  return isInterestOnly({ product }) ? 'at interest only' : `over ${termYears} years`;
}

export function isInterestOnly({ product }: Pick<Terms, 'product'>): boolean {
  return product === 'INTEREST_ONLY_AGE_RESTRICTED';
}
