import { addMonths, type CivilDate, daysBetween } from '../dates/civil-date.ts';
import { type Cents, cents, roundHalfUp, sumCents } from '../money/cents.ts';

/** Days in a year for daily interest. */
export const DAYS_PER_YEAR = 365.25;

export type Instalment = {
  /** Counted from 1. */
  number: number;
  interestCents: Cents;
  principalCents: Cents;
  paymentCents: Cents;
  balanceCents: Cents;
};

export type ServicingInstalment = Instalment & { dueOn: CivilDate; days: number };

export type Schedule<Row extends Instalment = Instalment> = {
  paymentCents: Cents;
  /** The payment that clears the balance. */
  lastPaymentCents: Cents;
  totalInterestCents: Cents;
  instalments: readonly Row[];
};

/**
 * Returns the level payment of a fully amortizing line: L × i / (1 − (1 + i)^−n), rounded half up to the cent.
 * @param noteRatePct annual simple rate, percent
 * @param months number of payments, at least 1
 */
export function monthlyPayment(lineCents: Cents, noteRatePct: number, months: number): Cents {
  return cents(roundHalfUp(lineCents / annuityFactor(noteRatePct, months)));
}

/** Returns the amount that a payment of one cent a month repays: (1 − (1 + i)^−n) / i, where i is a twelfth of the rate. */
export function annuityFactor(noteRatePct: number, months: number): number {
  const rate = noteRatePct / 1200;
  return rate === 0 ? months : (1 - (1 + rate) ** -months) / rate;
}

/** Returns the displayed payment of an interest-only line: a twelfth of a year's interest. Billing counts actual days. */
export function interestOnlyPayment(lineCents: Cents, noteRatePct: number): Cents {
  return cents(roundHalfUp((lineCents * noteRatePct) / 1200));
}

/** Returns simple interest for a number of days, rounded half up to the cent: balance × rate × days / 365.25. */
export function interestForDays(balanceCents: Cents, noteRatePct: number, days: number): Cents {
  return cents(roundHalfUp((balanceCents * noteRatePct * days) / (100 * DAYS_PER_YEAR)));
}

/**
 * Returns the schedule used for offers and the annual percentage rate, with a twelfth of the year's interest each month.
 * @param months number of payments
 */
export function disclosureSchedule(lineCents: Cents, noteRatePct: number, months: number): Schedule {
  const monthInterest = (balanceCents: Cents) => interestOnlyPayment(balanceCents, noteRatePct);
  const periods = Array.from({ length: months }, () => ({}));
  return amortise(lineCents, monthlyPayment(lineCents, noteRatePct, months), periods, monthInterest);
}

/**
 * Returns the billing schedule of an open line: the same level payment, with interest by actual days since the last due date or the
 * opening. Its last installment differs from the disclosure schedule's.
 */
export function servicingSchedule(line: {
  lineCents: Cents;
  noteRatePct: number;
  months: number;
  openedOn: CivilDate;
  firstDueOn: CivilDate;
}): Schedule<ServicingInstalment> {
  const dueOn = (index: number) => addMonths(line.firstDueOn, index);
  const periods = Array.from({ length: line.months }, (_, index) => ({
    dueOn: dueOn(index),
    days: daysBetween(index === 0 ? line.openedOn : dueOn(index - 1), dueOn(index)),
  }));
  const paymentCents = monthlyPayment(line.lineCents, line.noteRatePct, line.months);
  return amortise(line.lineCents, paymentCents, periods, (balanceCents, { days }) =>
    interestForDays(balanceCents, line.noteRatePct, days),
  );
}

// Interest for a long first period can exceed the payment. The excess is then added to the balance.
function amortise<Period extends object>(
  lineCents: Cents,
  paymentCents: Cents,
  periods: readonly Period[],
  interestOf: (balanceCents: Cents, period: Period) => Cents,
): Schedule<Instalment & Period> {
  let balanceCents = lineCents;
  const instalments = periods.map((period, index) => {
    const interestCents = interestOf(balanceCents, period);
    const owed = balanceCents + interestCents;
    const paid = cents(index === periods.length - 1 ? owed : Math.min(paymentCents, owed));
    balanceCents = cents(owed - paid);
    const principalCents = cents(paid - interestCents);
    return { ...period, number: index + 1, interestCents, principalCents, paymentCents: paid, balanceCents };
  });
  return {
    paymentCents,
    lastPaymentCents: instalments.at(-1)?.paymentCents ?? paymentCents,
    totalInterestCents: sumCents(instalments.map((row) => row.interestCents)),
    instalments,
  };
}
