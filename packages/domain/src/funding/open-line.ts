import { openingDay } from '../closing/hold.ts';
import { addMonths, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { disbursement } from '../facts/funding.selectors.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { type Cents, cents } from '../money/cents.ts';
import { drawPeriodYears, minimumRedraw } from '../pricing/draws.ts';
import { interestForDays, servicingSchedule } from '../pricing/payment.ts';
import { firstPaymentOn } from './first-payment.ts';

/** A monthly payment, and what is owed after it. */
export type DuePayment = {
  readonly dueOn: CivilDate;
  readonly paymentCents: Cents;
  readonly interestCents: Cents;
  readonly balanceCents: Cents;
};

/** A funded line’s terms, next payments and draw limits, as the agreement sets them. */
export type OpenLine = {
  readonly terms: Terms;
  readonly openedOn: CivilDate;
  /** The payments due next if nothing is drawn again or repaid early; none after maturity. */
  readonly nextPayments: readonly DuePayment[];
  /** The last day of the draw period. */
  readonly drawsUntil: CivilDate;
  readonly minimumRedrawCents: Cents;
};

const NEXT_PAYMENTS = 3;

/**
 * Returns the open line of an application, or undefined before its money was sent.
 * @param today the date at the home
 */
export function openLine(facts: Facts, today: CivilDate): OpenLine | undefined {
  const terms = currentTerms(facts);
  const draw = disbursement(facts);
  const firstDueOn = firstPaymentOn(facts);
  if (!terms || !draw || !firstDueOn || !facts.property) return undefined;
  const drawnOn = civilDateIn(homeTimeZone(facts), Date.parse(draw.at));
  const payments = paymentsOf(terms, drawnOn, firstDueOn);
  const openedOn = openingDay(facts, drawnOn);
  return {
    terms,
    openedOn,
    nextPayments: payments.filter(({ dueOn }) => dueOn >= today).slice(0, NEXT_PAYMENTS),
    drawsUntil: addMonths(openedOn, drawPeriodYears(terms.termYears) * 12),
    minimumRedrawCents: minimumRedraw(facts.property.state),
  };
}

/** Interest runs from the day of the draw and counts actual days. */
function paymentsOf(terms: Terms, drawnOn: CivilDate, firstDueOn: CivilDate): readonly DuePayment[] {
  const { lineAmountCents: lineCents, noteRatePct, termYears } = terms;
  const months = termYears * 12;
  const dated = servicingSchedule({ lineCents, noteRatePct, months, openedOn: drawnOn, firstDueOn });
  if (!isInterestOnly(terms)) return dated.installments;
  return dated.installments.map(({ dueOn, days, number }) => {
    const interestCents = interestForDays(lineCents, noteRatePct, days);
    const isLast = number === months;
    return {
      dueOn,
      interestCents,
      paymentCents: cents(isLast ? lineCents + interestCents : interestCents),
      balanceCents: isLast ? cents(0) : lineCents,
    };
  });
}
