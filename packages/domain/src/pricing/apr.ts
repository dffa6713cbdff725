import { addMonths, type CivilDate, daysBetween } from '../dates/civil-date.ts';
import { type Cents, cents } from '../money/cents.ts';
import { roundPct } from '../money/percent.ts';
import { disclosureSchedule, interestOnlyPayment, servicingSchedule } from './payment.ts';

/** A series of equal payments, one per unit-period. The first is due `firstUnit` and a `fraction` unit-periods after the advance. */
export type PaymentRun = { amountCents: Cents; count: number; firstUnit: number; fraction: number };

/**
 * Returns the unrounded APR in percent by the actuarial method. At this nominal rate the present value of the payments equals the
 * advance.
 * @param transaction.unitPeriodsPerYear 12 for monthly payments
 * @throws RangeError without an advance, or when the payments don't repay it
 * Source: 12 CFR 1026 Appendix J (b).
 */
export function actuarialApr(transaction: {
  advanceCents: Cents;
  unitPeriodsPerYear: number;
  payments: readonly PaymentRun[];
}): number {
  if (transaction.advanceCents <= 0) throw new RangeError('There is no advance');
  const valueAt = (rate: number) =>
    transaction.payments.reduce((total, run) => total + presentValue(run, rate), 0);
  const payments = sum(transaction.payments.map(({ count }) => count));
  const paidCents = sum(transaction.payments.map(({ amountCents, count }) => amountCents * count));
  // Rounding to the cent takes up to half a cent from each payment.
  if (2 * paidCents + payments < 2 * transaction.advanceCents)
    throw new RangeError('The payments do not repay the advance');
  let [low, high] = [0, 1];
  while (valueAt(high) > transaction.advanceCents) high *= 2;
  while (high - low > 1e-14) {
    const middle = (low + high) / 2;
    if (valueAt(middle) > transaction.advanceCents) low = middle;
    else high = middle;
  }
  return low * transaction.unitPeriodsPerYear * 100;
}

function sum(wholeNumbers: readonly number[]): number {
  return wholeNumbers.reduce((total, each) => total + each, 0);
}

function presentValue(run: PaymentRun, rate: number): number {
  const discount = 1 / (1 + rate);
  const annuity = rate === 0 ? run.count : (1 - discount ** run.count) / (1 - discount);
  return ((run.amountCents * annuity) / (1 + run.fraction * rate)) * discount ** run.firstUnit;
}

/**
 * Returns the length of the first period of monthly payments: whole months back from the due date, and odd days as a fraction of 30.
 * Source: 12 CFR 1026 Appendix J (b)(5).
 */
export function firstMonthlyPeriod(
  openedOn: CivilDate,
  firstDueOn: CivilDate,
): { wholeMonths: number; oddDays: number; fraction: number } {
  let wholeMonths = 0;
  while (addMonths(firstDueOn, -(wholeMonths + 1)) >= openedOn) wholeMonths += 1;
  const oddDays = daysBetween(openedOn, addMonths(firstDueOn, -wholeMonths));
  return { wholeMonths, oddDays, fraction: oddDays / 30 };
}

export type EffectiveApr = {
  amountFinancedCents: Cents;
  paymentCents: Cents;
  lastPaymentCents: Cents;
  totalOfPaymentsCents: Cents;
  financeChargeCents: Cents;
  /** Percent, rounded to two decimals. */
  aprPct: number;
  /** Percent. */
  unroundedAprPct: number;
};

/**
 * Returns the effective APR of the initial draw. The amount financed is the line less prepaid finance charges.
 * Regulation Z's open-end disclosures use the note rate instead (12 CFR 1026.14(b), 1026.40).
 * @param draw.prepaidFinanceChargesCents the origination fee plus any broker fee that the borrower pays
 * @param draw.dates the opening date and first due date; without them the first period is one month
 */
export function effectiveApr(draw: {
  lineCents: Cents;
  noteRatePct: number;
  months: number;
  prepaidFinanceChargesCents: Cents;
  interestOnly?: boolean;
  dates?: { openedOn: CivilDate; firstDueOn: CivilDate };
}): EffectiveApr {
  const period = draw.dates
    ? firstMonthlyPeriod(draw.dates.openedOn, draw.dates.firstDueOn)
    : { wholeMonths: 1, fraction: 0 };
  const { paymentCents, lastPaymentCents } = paymentsOf(draw);
  const advanceCents = cents(draw.lineCents - draw.prepaidFinanceChargesCents);
  const first = { firstUnit: period.wholeMonths, fraction: period.fraction };
  const unroundedAprPct = actuarialApr({
    advanceCents,
    unitPeriodsPerYear: 12,
    payments: [
      { ...first, amountCents: paymentCents, count: draw.months - 1 },
      { ...first, amountCents: lastPaymentCents, count: 1, firstUnit: period.wholeMonths + draw.months - 1 },
    ],
  });
  const total = paymentCents * (draw.months - 1) + lastPaymentCents;
  return {
    amountFinancedCents: advanceCents,
    paymentCents,
    lastPaymentCents,
    totalOfPaymentsCents: cents(total),
    financeChargeCents: cents(total - advanceCents),
    aprPct: roundPct(unroundedAprPct, 2),
    unroundedAprPct,
  };
}

function paymentsOf(draw: Parameters<typeof effectiveApr>[0]): {
  paymentCents: Cents;
  lastPaymentCents: Cents;
} {
  if (draw.interestOnly) {
    const paymentCents = interestOnlyPayment(draw.lineCents, draw.noteRatePct);
    return { paymentCents, lastPaymentCents: cents(paymentCents + draw.lineCents) };
  }
  return draw.dates
    ? servicingSchedule({ ...draw, ...draw.dates })
    : disclosureSchedule(draw.lineCents, draw.noteRatePct, draw.months);
}
