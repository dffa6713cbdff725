import { type Cents, cents } from '../money/cents.ts';
import type { CreditPolicy } from './policy.ts';

/**
 * What must be in the bank for a line: nothing up to the policy's amount, above it some months of every housing payment, the new
 * one included.
 * @param line.housingPaymentsCents monthly, on all mortgages that stay, with tax, insurance and dues of the home
 */
export function requiredReserves(
  policy: CreditPolicy,
  line: { lineCents: Cents; housingPaymentsCents: Cents; newPaymentCents: Cents },
): Cents {
  if (line.lineCents <= policy.reserves.aboveLineCents) return cents(0);
  return cents(policy.reserves.months * (line.housingPaymentsCents + line.newPaymentCents));
}

/**
 * The largest line not above the one asked for that the verified reserves allow. Short reserves bring it down to the amount that
 * needs none.
 * @param line.verifiedReservesCents undefined when nothing was shown, which counts as none
 */
export function reserveLine(
  policy: CreditPolicy,
  line: {
    lineCents: Cents;
    housingPaymentsCents: Cents;
    newPaymentCents: Cents;
    verifiedReservesCents: Cents | undefined;
  },
): Cents {
  const short = (line.verifiedReservesCents ?? 0) < requiredReserves(policy, line);
  return short ? policy.reserves.aboveLineCents : line.lineCents;
}
