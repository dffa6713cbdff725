import { type Cents, cents, roundHalfUp } from '../money/cents.ts';

const TAX_FREE_GROSS_UP_PCT = 25;
const MAINTENANCE_MONTHS = { received: 6, remaining: 36 };
const RETIREMENT_MONTHS_REMAINING = 36;

/**
 * A pension or another retirement income a month; tax-free income counts a quarter more. Nothing when it ends within three years.
 * @param pension.monthsRemaining left out for life
 */
export function retirementIncome(pension: {
  monthlyCents: Cents;
  taxFree: boolean;
  monthsRemaining?: number | undefined;
}): Cents {
  if ((pension.monthsRemaining ?? Infinity) < RETIREMENT_MONTHS_REMAINING) return cents(0);
  const pct = 100 + (pension.taxFree ? TAX_FREE_GROSS_UP_PCT : 0);
  return cents(roundHalfUp((pension.monthlyCents * pct) / 100));
}

/**
 * Separate maintenance a month, when the borrower chooses to disclose it (12 CFR 1002.5(d)(2)): received for six months and to be received
 * for another thirty-six.
 */
export function separateMaintenanceIncome(payments: {
  monthlyCents: Cents;
  monthsReceived: number;
  monthsRemaining: number;
}): Cents {
  const counts =
    payments.monthsReceived >= MAINTENANCE_MONTHS.received &&
    payments.monthsRemaining >= MAINTENANCE_MONTHS.remaining;
  return counts ? payments.monthlyCents : cents(0);
}
