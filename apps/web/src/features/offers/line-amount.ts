import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import {
  type Cents,
  cents,
  floorToHundredDollars,
  formatWholeDollars,
  HUNDRED_DOLLARS,
} from '@homeline/domain/money/cents.ts';
import { estimate } from './estimate.ts';

type Bounds = Pick<Offers['offers'][number], 'minimumCents' | 'maximumCents'>;
type Offer = Pick<Offers['offers'][number], 'minimumCents' | 'terms'>;
type Limits = Pick<Offers, 'smallestLineCents' | 'largestLineCents'>;

/** An amount with its cents, as it was typed: '75,000.55'. */
const WITH_CENTS = /^\$?\s*(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})\.\d{0,2}$/;

/**
 * The line that was typed, cents: rounded down to a whole hundred dollars. What is no amount is handed on for the schema to refuse.
 * @param typed an amount in cents, or a text that the field could make none of
 */
export function lineTyped(typed: unknown): unknown {
  if (typeof typed === 'number' && typed >= 0) return floorToHundredDollars(typed);
  const [, dollars] = (typeof typed === 'string' && WITH_CENTS.exec(typed.trim())) || [];
  return dollars === undefined ? typed : floorToHundredDollars(Number(dollars.replace(/,/g, '')) * 100);
}

/** The nearest amount that can be chosen at an offer: a whole hundred between its two ends. */
export function within({ minimumCents, maximumCents }: Bounds, typedCents: number): Cents {
  return cents(Math.min(maximumCents, Math.max(minimumCents, floorToHundredDollars(typedCents))));
}

/** Why an amount cannot be had at an offer. */
export function refusalOf({ minimumCents, maximumCents }: Bounds, lineCents: number): string | undefined {
  if (lineCents > maximumCents) return `Cannot be more than ${formatWholeDollars(maximumCents)}`;
  if (lineCents < minimumCents) return `Must be at least ${formatWholeDollars(minimumCents)}`;
  return undefined;
}

/** What the lender's policy lends at all, the least of an offer where that is more, and why. */
export function lendingWords(
  { smallestLineCents: smallest, largestLineCents: largest }: Limits,
  offer: Offer,
): string | undefined {
  if (smallest === undefined || largest === undefined) return undefined;
  const range = `On a home and a credit score like yours we lend from ${formatWholeDollars(smallest)} to ${formatWholeDollars(largest)}, as far as its value and your income carry it.`;
  const least =
    offer.minimumCents > smallest
      ? ` Yours is at least ${formatWholeDollars(offer.minimumCents)}${leastReason(offer)}.`
      : '';
  return `${range}${least} An amount is rounded down to a whole hundred dollars.`;
}

/** Why an offer carries no smaller line: a hundred dollars less would not cover what is taken from it, or has no price over its term. */
function leastReason({ minimumCents, terms }: Offer): string {
  const less = estimate(terms, { ...terms, lineCents: cents(minimumCents - HUNDRED_DOLLARS) });
  return less.cashToBorrowerCents < 0 ? ': it must cover what it pays off and its costs' : ' over this term';
}
