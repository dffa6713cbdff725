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
  /** The principal owed today if every payment was made when due, nothing was drawn again, and nothing repaid early. */
  readonly owedCents: Cents;
  /** What may then be drawn today: zero below the smallest draw, and after the draw period. */
  readonly drawableCents: Cents;
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
  const due = payments.filter(({ dueOn }) => dueOn >= today);
  const owedCents = principalBefore(due[0]);
  const drawsUntil = addMonths(openedOn, drawPeriodYears(terms.termYears) * 12);
  const minimumRedrawCents = minimumRedraw(facts.property.state);
  const repaidCents = cents(terms.lineAmountCents - owedCents);
  const mayDraw = today <= drawsUntil && repaidCents >= minimumRedrawCents;
  return {
    terms,
    openedOn,
    nextPayments: due.slice(0, NEXT_PAYMENTS),
    owedCents,
    drawableCents: mayDraw ? repaidCents : cents(0),
    drawsUntil,
    minimumRedrawCents,
  };
}

/** Returns the principal before a payment; none after the last one. */
function principalBefore(payment: DuePayment | undefined): Cents {
  if (!payment) return cents(0);
  return cents(payment.balanceCents + payment.paymentCents - payment.interestCents);
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
