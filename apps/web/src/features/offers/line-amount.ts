import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import {
  type Cents,
  cents,
  floorToHundredDollars,
  formatWholeDollars,
  HUNDRED_DOLLARS,
} from '@homeline/domain/money/cents.ts';
import { type LeastReason, offersCopy } from './copy.ts';
import { estimate } from './estimate.ts';

const words = offersCopy.limits;

type Bounds = Pick<Offers['offers'][number], 'minimumCents' | 'maximumCents'>;
type Offer = Pick<Offers['offers'][number], 'minimumCents' | 'terms'>;
type Limits = Pick<Offers, 'smallestLineCents' | 'largestLineCents'>;

/** An amount typed with cents: '75,000.55'. */
const WITH_CENTS = /^\$?\s*(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})\.\d{0,2}$/;

/**
 * Returns the typed line in cents, rounded down to a whole hundred dollars. Leaves anything else for the schema to reject.
 * @param typed an amount in cents, or a text that the field could not read as one
 */
export function lineTyped(typed: unknown): unknown {
  if (typeof typed === 'number' && typed >= 0) return floorToHundredDollars(typed);
  const [, dollars] = (typeof typed === 'string' && WITH_CENTS.exec(typed.trim())) || [];
  return dollars === undefined ? typed : floorToHundredDollars(Number(dollars.replace(/,/g, '')) * 100);
}

/** Returns the nearest whole hundred dollars within an offer's limits. */
export function within({ minimumCents, maximumCents }: Bounds, typedCents: number): Cents {
  return cents(Math.min(maximumCents, Math.max(minimumCents, floorToHundredDollars(typedCents))));
}

/** Returns why an offer doesn't allow an amount. */
export function refusalOf({ minimumCents, maximumCents }: Bounds, lineCents: number): string | undefined {
  if (lineCents > maximumCents) return words.tooMuch(formatWholeDollars(maximumCents));
  if (lineCents < minimumCents) return words.tooLittle(formatWholeDollars(minimumCents));
  return undefined;
}

/** Says what the lender lends, and the offer's minimum where it is higher, with the reason. */
export function lendingWords(
  { smallestLineCents: smallest, largestLineCents: largest }: Limits,
  offer: Offer,
): string | undefined {
  if (smallest === undefined || largest === undefined) return undefined;
  const range = words.range(formatWholeDollars(smallest), formatWholeDollars(largest));
  const least =
    offer.minimumCents > smallest && words.least(formatWholeDollars(offer.minimumCents), leastReason(offer));
  return [range, least, words.rounding].filter(Boolean).join(' ');
}

/** Returns why an offer has no smaller line: $100 less would not cover its payoffs and costs, or has no price for the term. */
function leastReason({ minimumCents, terms }: Offer): LeastReason {
  const less = estimate(terms, { ...terms, lineCents: cents(minimumCents - HUNDRED_DOLLARS) });
  return less.cashToBorrowerCents < 0 ? 'COSTS' : 'TERM';
}
