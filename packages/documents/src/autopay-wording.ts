import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate, sumPct } from '@homeline/domain/money/percent.ts';
import { DAYS_PER_YEAR } from '@homeline/domain/pricing/payment.ts';
import type { Line, Plan } from './subject.ts';

/**
 * Wording of the autopay discount. The agreement, the authorization and the early disclosure state the same event and the same rate, each
 * with specificity (12 CFR 1026.40(f)(3)(i) and comment 40(f)(3)(i)-1; 1026.6(a)(1)(ii); 1026.40(d)(4)(iii)). Paying less for automatic
 * payment is lawful where the plan is open without it (12 CFR 1005.10(e)(1), comment 10(e)(1)-1).
 * For counsel to confirm: a rate that rises on this one event is no variable rate under 12 CFR 1026.40(d)(12) and 1026.6(a)(1)(ii).
 */

/** The change for the list of the lender's rights. */
export const AUTOPAY_CHANGE =
  'The rate rises by the autopay discount if automatic payment ends, as stated with the rate. No other event changes the rate.';

/** States the autopay discount of an advertised or chosen plan; empty if automatic payment doesn't change the rate. */
export function planAutopayTerms({ recentRatePct, ratePctWithoutAutopay }: Plan): string[] {
  return ratePctWithoutAutopay === undefined ? [] : [discountTerms(recentRatePct, ratePctWithoutAutopay)];
}

/** States a line's autopay discount and its payment without it; empty if automatic payment doesn't change the rate. */
export function lineAutopayTerms({ terms, withoutAutopay }: Line): string[] {
  if (!withoutAutopay) return [];
  const { noteRatePct, monthlyPaymentCents } = withoutAutopay;
  return [
    `${discountTerms(terms.noteRatePct, noteRatePct)} The minimum payment is calculated again at that rate. If the whole credit limit were ` +
      `drawn at that rate from the beginning, it would be ${formatDollars(monthlyPaymentCents)} a month.`,
  ];
}

function discountTerms(ratePct: number, withoutPct: number): string {
  const points = formatRate(sumPct([withoutPct, -ratePct])).replace('%', '');
  return (
    `The rate of ${formatRate(ratePct)} includes a discount of ${points} percentage points for automatic payment. The discount ends only if ` +
    'automatic payment ends: you end the authorization, your bank stops the transfers at your order, or the account can no longer be ' +
    'charged and you name no other within 30 days. From the next due date the ANNUAL PERCENTAGE RATE is then ' +
    `${formatRate(withoutPct)} (${formatPct(withoutPct / DAYS_PER_YEAR, 6)} a day), until you authorize automatic payment again.`
  );
}
