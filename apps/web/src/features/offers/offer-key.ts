import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { TEXAS_HOME_EQUITY } from '@homeline/domain/policy/texas.ts';

type Offer = Offers['offers'][number];
type Named = Pick<Terms, 'product' | 'termYears'>;

/** What tells one offer from the others: two products may have the same term. 'FIXED_TERM 15'. */
export type OfferKey = `${Terms['product']} ${Terms['termYears']}`;

/** The key of an offer, or of terms that were chosen of it. */
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
export function feeAt({ feeOptions }: Offer, feePct: number | undefined): { feePct?: number } {
  const isOption = feeOptions.some((option) => option.feePct === feePct);
  return feePct !== undefined && isOption ? { feePct } : {};
}

/** An offer with the largest line that can be had with a fee; as it stands where none is chosen, or one that it has not. */
export function offerAtFee(offer: Offer, feePct: number | undefined): Offer {
  const option = offer.feeOptions.find((each) => each.feePct === feePct);
  return option ? { ...offer, maximumCents: option.maximumCents } : offer;
}

/** What tells these offers from any others: what can be chosen, within which amounts, and its price. */
export function offersKey(offers: readonly Offer[]): string {
  return offers
    .map(({ minimumCents, maximumCents, terms, feeOptions, ...offer }) => {
      const fees = feeOptions.map((option) => `${option.feePct}:${option.maximumCents}`);
      return [keyOf(offer), minimumCents, maximumCents, terms.noteRatePct, ...fees].join(' ');
    })
    .join(', ');
}

/** An offer as a card to choose. Interest only shows no term: what it asks for each month does not depend on one. */
export function offerCard(offer: Offer): { value: OfferKey; label: string; detail: string } {
  const upTo = `up to ${formatWholeDollars(offer.maximumCents)}`;
  const detail = isInterestOnly(offer) ? `${upTo}; the amount itself is due at the end` : upTo;
  return { value: keyOf(offer), label: termName(offer), detail };
}

/** An origination fee as a card to choose, with the amount from which it can be had where that is no matter of course. */
export function feeCard({ feePct, fromCents }: Offer['feeOptions'][number]): {
  value: number;
  label: string;
  detail?: string;
} {
  const from = fromCents === undefined ? {} : { detail: `from ${formatWholeDollars(fromCents)}` };
  return { value: feePct, label: `${feePct}%`, ...from };
}

/** What a fee is for, and the limit of the law that keeps one from a smaller amount. */
export function feeWords({ feeOptions, terms }: Pick<Offer, 'feeOptions' | 'terms'>): string {
  const words = `A higher fee lowers the rate; above ${terms.feePct}% it makes the line no larger. It is taken from the amount, not paid in advance.`;
  const isLimited = feeOptions.some(({ fromCents }) => fromCents !== undefined);
  return isLimited
    ? `${words} Texas limits all fees together to ${TEXAS_HOME_EQUITY.maxFeePct}% of the amount.`
    : words;
}

/** How terms are paid back: '20 years', or 'Interest only', whose payment depends on no term. */
export function termName({ product, termYears }: Named): string {
  return isInterestOnly({ product }) ? 'Interest only' : `${termYears} years`;
}

/** The same after an amount: 'over 20 years', or 'at interest only'. */
export function paidBack({ product, termYears }: Named): string {
  return isInterestOnly({ product }) ? 'at interest only' : `over ${termYears} years`;
}
