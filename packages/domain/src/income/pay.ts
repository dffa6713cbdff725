import { type CivilDate, daysInMonth, partsOf } from '../dates/civil-date.ts';
import { type Cents, cents, roundHalfUp } from '../money/cents.ts';

// Periods in a year.
const PERIODS = { WEEKLY: 52, BIWEEKLY: 26, SEMIMONTHLY: 24, MONTHLY: 12, QUARTERLY: 4, ANNUAL: 1 } as const;

export type PayFrequency = keyof typeof PERIODS;

/** Gross pay of a period as gross pay of a month, half up to the cent. */
export function monthlyPay(grossCents: Cents, frequency: PayFrequency): Cents {
  return cents(roundHalfUp((grossCents * PERIODS[frequency]) / 12));
}

/** An hourly rate as gross pay of a month, half up to the cent. */
export function monthlyHourlyPay(hourlyRateCents: Cents, hoursPerWeek: number): Cents {
  return cents(roundHalfUp((hourlyRateCents * hoursPerWeek * 52) / 12));
}

const TOLERANCE_PCT = 5;

export type YearToDateCheck = {
  /** Whole months and the part of the last one, from New Year or from the hire when that is later. */
  monthsElapsed: number;
  monthlyCents: Cents;
  /** OK: base pay, but never above the year to date. BASE_ONLY: variable pay needs two years before it counts. */
  result: 'OK' | 'USE_LOWER_YTD' | 'BASE_ONLY';
  qualifyingCents: Cents;
};

/**
 * Compares base pay with what was paid this year, and says which of the two is the income.
 * @param pay.periodEndsOn the last day that the year's gross pay covers
 * @param pay.hiredOn when it is in the same year
 */
export function checkYearToDate(pay: {
  yearToDateCents: Cents;
  periodEndsOn: CivilDate;
  hiredOn?: CivilDate | undefined;
  baseMonthlyCents: Cents;
}): YearToDateCheck {
  const monthsElapsed = monthsWorked(pay.periodEndsOn, pay.hiredOn);
  const monthly = pay.yearToDateCents / monthsElapsed;
  const monthlyCents = cents(roundHalfUp(monthly));
  const ratioPct = (monthly * 100) / pay.baseMonthlyCents;
  if (ratioPct < 100 - TOLERANCE_PCT) {
    return { monthsElapsed, monthlyCents, result: 'USE_LOWER_YTD', qualifyingCents: monthlyCents };
  }
  const result = ratioPct > 100 + TOLERANCE_PCT ? 'BASE_ONLY' : 'OK';
  return {
    monthsElapsed,
    monthlyCents,
    result,
    qualifyingCents: cents(Math.min(pay.baseMonthlyCents, monthlyCents)),
  };
}

/**
 * Overtime, bonus or commission a month: the average of two years while it is stable or rises, else the latest year.
 * @param latestYearCents of twelve months
 */
export function variablePay(latestYearCents: Cents, priorYearCents: Cents): Cents {
  const rises = latestYearCents >= priorYearCents;
  return cents(roundHalfUp(rises ? (latestYearCents + priorYearCents) / 24 : latestYearCents / 12));
}

function monthsWorked(endsOn: CivilDate, hiredOn: CivilDate | undefined): number {
  const hiredThisYear = hiredOn && partsOf(hiredOn).year === partsOf(endsOn).year;
  return monthsOfYear(endsOn, 0) - (hiredThisYear ? monthsOfYear(hiredOn, 1) : 0);
}

/** Months from New Year through a day, or through so many days before it. */
function monthsOfYear(date: CivilDate, daysBefore: number): number {
  const { year, month, day } = partsOf(date);
  return month - 1 + (day - daysBefore) / daysInMonth(year, month);
}
