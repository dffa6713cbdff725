import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import {
  type ChoiceRefusal,
  cashLacking,
  feeUpTo,
  fitsIncome,
  type OfferSituation,
  priceOnEquity,
} from '../pricing/choice.ts';
import { isRefusedForPrice, largestLine } from '../pricing/offers.ts';
import { dtiLine, equityLine, paymentRoom } from '../pricing/ratios.ts';
import { limitsFor } from './limits.ts';
import { reserveLine } from './reserves.ts';

/** Terms that were chosen, and what they are fitted to. */
export type Chosen = {
  situation: OfferSituation;
  chosen: Terms;
  /** Monthly, on all mortgages that stay, with tax, insurance and dues of the home. */
  housingPaymentsCents: Cents;
  /** Undefined when none were shown. */
  verifiedReservesCents?: Cents | undefined;
};

/** What cuts a line down; PRICE: a larger one has none. */
export type FitLimit = 'DTI' | 'RESERVES' | 'EQUITY' | 'PRICE';
export type FitRefusal = ChoiceRefusal | FitLimit;

/** The line that the room for a payment carries at the rate of a larger one, by which that was cut down. */
export type Carried = { carriedCents: Cents; atLineCents: Cents; noteRatePct: number };

export type Fitted =
  | {
      terms: Terms;
      /** What cut the line down; undefined when the chosen line stands. */
      limitedBy: FitLimit | undefined;
      carried?: Carried | undefined;
    }
  | { refusal: FitRefusal };

/**
 * The chosen terms on what is known now: a line, not above the chosen one, that debts, reserves and equity carry and that has a price,
 * priced again from the sheet. Debts cut it down to what they leave room for at the price of the larger line; it is refused only where
 * no line fits at its own price.
 */
export function fitTerms({ situation, chosen, ...file }: Chosen): Fitted {
  const limits = limitsFor(situation.policy, situation);
  if (!limits) return { refusal: 'FICO_FOR_OCCUPANCY_OR_UNITS' };
  const { valueCents, retainedLiensCents } = situation;
  const onEquity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  if (onEquity < limits.minLineCents) return { refusal: 'EQUITY' };
  const byEquity = Math.min(chosen.lineAmountCents, onEquity);
  const limitedByEquity = byEquity < chosen.lineAmountCents ? 'EQUITY' : undefined;
  const fitted = fitToIncome(situation, chosen, { lineCents: cents(byEquity), limitedBy: limitedByEquity });
  if ('refusal' in fitted) return fitted;
  const onReserves = reserveLine(situation.policy, {
    housingPaymentsCents: file.housingPaymentsCents,
    verifiedReservesCents: file.verifiedReservesCents,
    lineCents: fitted.terms.lineAmountCents,
    newPaymentCents: fitted.terms.monthlyPaymentCents,
  });
  return onReserves < fitted.terms.lineAmountCents
    ? fitToIncome(situation, chosen, { lineCents: onReserves, limitedBy: 'RESERVES' })
    : fitted;
}

function fitToIncome(
  situation: OfferSituation,
  chosen: Terms,
  from: { lineCents: Cents; limitedBy: FitLimit | undefined },
): Fitted {
  const { termYears } = chosen;
  let { lineCents, limitedBy } = from;
  let carried: Carried | undefined;
  while (lineCents >= situation.policy.minLineCents) {
    const feePct = feeUpTo(situation, lineCents, chosen.feePct);
    const priced = priceOnEquity(situation, { lineCents, termYears, feePct });
    if (!priced.eligible) return largestWithPrice(situation, chosen, { lineCents, limitedBy }, priced.reason);
    const { terms, limits } = priced;
    // A line that was cut down is refused for what cut it down.
    if (cashLacking(situation, terms) > 0) return { refusal: limitedBy ?? 'PAYOFFS_ABOVE_LINE' };
    if (fitsIncome(priced)) return { terms, limitedBy, carried };
    // A smaller line can bear a higher rate, so the room is measured again at what each attempt costs.
    const carriedCents = carriedLine(situation, terms, limits.maxDtiPct);
    const isCut = carriedCents < lineCents;
    if (isCut) carried = { carriedCents, atLineCents: lineCents, noteRatePct: terms.noteRatePct };
    lineCents = isCut ? carriedCents : cents(lineCents - HUNDRED_DOLLARS);
    limitedBy = 'DTI';
  }
  // The room at the price of a larger line left less than the smallest one; at its own price a small line may fit all the same.
  const priced = largestLine(situation, chosen, from.lineCents);
  return priced ? { terms: priced.terms, limitedBy: 'DTI' } : { refusal: limitedBy ?? 'DTI' };
}

/** A line without a price is cut down to one that has; without any it is refused for what cut it down before, else for the price. */
function largestWithPrice(
  situation: OfferSituation,
  chosen: Terms,
  { lineCents, limitedBy }: { lineCents: Cents; limitedBy: FitLimit | undefined },
  reason: ChoiceRefusal,
): Fitted {
  const priced = isRefusedForPrice(reason) ? largestLine(situation, chosen, lineCents) : undefined;
  return priced ? { terms: priced.terms, limitedBy: limitedBy ?? 'PRICE' } : { refusal: limitedBy ?? reason };
}

function carriedLine(situation: OfferSituation, at: Terms, maxDtiPct: number): Cents {
  const room = paymentRoom(situation.monthlyIncomeCents, situation.monthlyDebtsCents, maxDtiPct);
  return dtiLine(room, {
    noteRatePct: at.noteRatePct,
    months: at.termYears * 12,
    interestOnly: situation.product === 'INTEREST_ONLY_AGE_RESTRICTED',
  });
}
