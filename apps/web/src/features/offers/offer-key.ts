import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import { TEXAS_HOME_EQUITY } from '@homeline/domain/policy/texas.ts';
import { offersCopy } from './copy.ts';
import { breakEven, type FeePrice } from './estimate.ts';

type Offer = Offers['offers'][number];
type Named = Pick<Terms, 'product' | 'termYears'>;

/** Identifies an offer, such as 'FIXED_TERM 15'. Two products may have the same term. */
export type OfferKey = `${Terms['product']} ${Terms['termYears']}`;

/** Returns the key of an offer, or of its terms. */
export function keyOf({ product, termYears }: Named): OfferKey {
  return `${product} ${termYears}`;
}

/** Returns the offer with a key, if any. */
export function offerWith(offers: readonly Offer[], key: OfferKey | undefined): Offer | undefined {
  return offers.find((offer) => keyOf(offer) === key);
}

/** Returns the fee if the offer has it. Another product may have none. */
export function feeAt({ feeOptions }: Offer, feePct: number | undefined): { feePct?: number } {
  const isOption = feeOptions.some((option) => option.feePct === feePct);
  return feePct !== undefined && isOption ? { feePct } : {};
}

/** Returns an offer with the largest line for a fee; unchanged where the offer doesn't have that fee. */
export function offerAtFee(offer: Offer, feePct: number | undefined): Offer {
  const option = offer.feeOptions.find((each) => each.feePct === feePct);
  return option ? { ...offer, maximumCents: option.maximumCents } : offer;
}

/** Identifies these offers: their products, limits and prices. */
export function offersKey(offers: readonly Offer[]): string {
  return offers
    .map(({ minimumCents, maximumCents, terms, feeOptions, ...offer }) => {
      const fees = feeOptions.map((option) => `${option.feePct}:${option.maximumCents}`);
      return [keyOf(offer), minimumCents, maximumCents, terms.noteRatePct, ...fees].join(' ');
    })
    .join(', ');
}

/** Returns an offer as a choice. An interest-only offer shows no term, because its payment doesn't depend on one. */
export function offerCard(offer: Offer): { value: OfferKey; label: string; detail: string } {
  const { upTo, upToInterestOnly } = offersCopy.select;
  const detail = (isInterestOnly(offer) ? upToInterestOnly : upTo)(formatWholeDollars(offer.maximumCents));
  return { value: keyOf(offer), label: termName(offer), detail };
}

/** Returns an origination fee as a choice, with rate, payment and total cost of the chosen amount; without that price, with the smallest line it needs. */
export function feeCard(
  { feePct, fromCents }: Offer['feeOptions'][number],
  fees: readonly FeePrice[],
): {
  value: number;
  label: string;
  detail?: string;
} {
  const { from, feePrice } = offersCopy.select;
  const price = fees.find((each) => each.feePct === feePct);
  const detail = price
    ? feePrice(
        formatRate(price.noteRatePct),
        formatDollars(price.paymentCents),
        formatWholeDollars(cents(price.costCents.at(-1) ?? 0)),
      )
    : fromCents !== undefined && from(formatWholeDollars(fromCents));
  return { value: feePct, label: `${feePct}%`, ...(detail && { detail }) };
}

/**
 * Explains the fee, when the chosen one pays off, and the Texas limit on all fees where it rules out a fee for a smaller amount.
 * @param fees the prices at each fee, once known
 */
export function feeWords(
  { feeOptions }: Pick<Offer, 'feeOptions'>,
  fees: readonly FeePrice[],
  feePct: number,
): string {
  const { hint, paysOff, texas } = offersCopy.fee;
  const isLimited = feeOptions.some(({ fromCents }) => fromCents !== undefined);
  const early = breakEven(fees, feePct);
  return [hint, early && paysOff(early), isLimited && texas(TEXAS_HOME_EQUITY.maxFeePct)]
    .filter(Boolean)
    .join(' ');
}

/** Names how terms are paid back: '20 years', or 'Interest only', whose payment depends on no term. */
export function termName({ product, termYears }: Named): string {
  return isInterestOnly({ product }) ? offersCopy.term.interestOnly : offersCopy.term.years(termYears);
}

/** Names it after an amount: 'over 20 years', or 'with interest-only payments'. */
export function paidBack({ product, termYears }: Named): string {
  return isInterestOnly({ product })
    ? offersCopy.term.withInterestOnly
    : offersCopy.term.overYears(termYears);
}
