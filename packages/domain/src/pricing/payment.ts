import { addMonths, type CivilDate, daysBetween } from '../dates/civil-date.ts';
import { type Cents, cents, roundHalfUp, sumCents } from '../money/cents.ts';

/** The days in a year for daily interest. */
export const DAYS_PER_YEAR = 365.25;

export type Installment = {
  /** Counted from 1. */
  number: number;
  interestCents: Cents;
  principalCents: Cents;
  paymentCents: Cents;
  balanceCents: Cents;
};

export type ServicingInstallment = Installment & { dueOn: CivilDate; days: number };

export type Schedule<Row extends Installment = Installment> = {
  paymentCents: Cents;
  /** The payment that repays the remaining balance. */
  lastPaymentCents: Cents;
  totalInterestCents: Cents;
  installments: readonly Row[];
};

/**
 * Returns the monthly payment for a fully amortizing line: L × i / (1 − (1 + i)^−n), rounded half up to the cent.
 * @param noteRatePct annual simple rate, percent
 * @param months the number of payments, at least 1
 */
export function monthlyPayment(lineCents: Cents, noteRatePct: number, months: number): Cents {
  return cents(roundHalfUp(lineCents / annuityFactor(noteRatePct, months)));
}

/** Returns the amount that a monthly payment of one cent repays: (1 − (1 + i)^−n) / i, where i is a twelfth of the rate. */
export function annuityFactor(noteRatePct: number, months: number): number {
  const rate = noteRatePct / 1200;
  return rate === 0 ? months : (1 - (1 + rate) ** -months) / rate;
}

/** Returns the disclosed payment of an interest-only line, a twelfth of a year's interest. Billing counts actual days. */
export function interestOnlyPayment(lineCents: Cents, noteRatePct: number): Cents {
  return cents(roundHalfUp((lineCents * noteRatePct) / 1200));
}

/** Returns simple interest for a number of days, rounded half up to the cent: balance × rate × days / 365.25. */
export function interestForDays(balanceCents: Cents, noteRatePct: number, days: number): Cents {
  return cents(roundHalfUp((balanceCents * noteRatePct * days) / (100 * DAYS_PER_YEAR)));
}

/**
 * Returns the schedule for offers and the APR, with a twelfth of the year's interest each month.
 * @param months the number of payments
 */
export function disclosureSchedule(lineCents: Cents, noteRatePct: number, months: number): Schedule {
  const monthInterest = (balanceCents: Cents) => interestOnlyPayment(balanceCents, noteRatePct);
  const periods = Array.from({ length: months }, () => ({}));
  return amortize(lineCents, monthlyPayment(lineCents, noteRatePct, months), periods, monthInterest);
}

/**
 * Returns the billing schedule of an open line. The payment is the same, but interest accrues by actual days. The last installment
 * differs from the disclosure schedule's.
 */
export function servicingSchedule(line: {
  lineCents: Cents;
  noteRatePct: number;
  months: number;
  openedOn: CivilDate;
  firstDueOn: CivilDate;
}): Schedule<ServicingInstallment> {
  const dueOn = (index: number) => addMonths(line.firstDueOn, index);
  const periods = Array.from({ length: line.months }, (_, index) => ({
    dueOn: dueOn(index),
    days: daysBetween(index === 0 ? line.openedOn : dueOn(index - 1), dueOn(index)),
  }));
  const paymentCents = monthlyPayment(line.lineCents, line.noteRatePct, line.months);
  return amortize(line.lineCents, paymentCents, periods, (balanceCents, { days }) =>
    interestForDays(balanceCents, line.noteRatePct, days),
  );
}

// Interest for a long first period may exceed the payment. The excess is then added to the balance.
function amortize<Period extends object>(
  lineCents: Cents,
  paymentCents: Cents,
  periods: readonly Period[],
  interestOf: (balanceCents: Cents, period: Period) => Cents,
): Schedule<Installment & Period> {
  let balanceCents = lineCents;
  const installments = periods.map((period, index) => {
    const interestCents = interestOf(balanceCents, period);
    const owed = balanceCents + interestCents;
    const paid = cents(index === periods.length - 1 ? owed : Math.min(paymentCents, owed));
    balanceCents = cents(owed - paid);
    const principalCents = cents(paid - interestCents);
    return { ...period, number: index + 1, interestCents, principalCents, paymentCents: paid, balanceCents };
  });
  return {
    paymentCents,
    lastPaymentCents: installments.at(-1)?.paymentCents ?? paymentCents,
    totalInterestCents: sumCents(installments.map((row) => row.interestCents)),
    installments: installments,
  };
}
