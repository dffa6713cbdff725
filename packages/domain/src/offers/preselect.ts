import { isInterestOnly } from '../facts/interest-only.ts';
import type { Offer, Terms } from '../facts/offers.facts.ts';

type Offered = Pick<Offer, 'product' | 'termYears' | 'maximumCents'>;
type Choice = Pick<Terms, 'product' | 'termYears' | 'lineAmountCents'>;

/** Returns the amount to show first, in cents: the last choice, else half of the largest line. */
export function preselectedCents(offers: readonly Offered[], last: Choice | undefined): number {
  return last?.lineAmountCents ?? Math.max(...offers.map(({ maximumCents }) => maximumCents)) / 2;
}

/**
 * Returns the offer to show first: the last choice, else the middle term of those that carry that amount, the shorter of two.
 * The longest term or the largest line would be a nudge to borrow at the most interest, and the shortest one to the highest payment.
 * Interest-only lines, whose balance is due at once, come only where no other does.
 */
export function preselectedOffer<O extends Offered>(offers: readonly O[], last: Choice | undefined): O {
  const again = offers.find(
    ({ product, termYears }) => product === last?.product && termYears === last.termYears,
  );
  if (again) return again;
  const amountCents = preselectedCents(offers, last);
  const largestCents = Math.max(...offers.map(({ maximumCents }) => maximumCents));
  const carrying = offers.filter(({ maximumCents }) => maximumCents >= Math.min(amountCents, largestCents));
  const paidDown = carrying.filter((offer) => !isInterestOnly(offer));
  const byTerm = (paidDown.length ? paidDown : carrying).toSorted((a, b) => a.termYears - b.termYears);
  const middle = byTerm[Math.ceil(byTerm.length / 2) - 1];
  if (!middle) throw new Error('There are no offers to choose from.');
  return middle;
}
