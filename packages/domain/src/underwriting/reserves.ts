import { type Cents, cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';

/**
 * Returns the reserves that a line requires: none up to the policy's amount; above it, some months of all housing payments.
 * @param line.housingPaymentsCents monthly, on all mortgages that remain, with tax, insurance and dues of the home
 */
export function requiredReserves(
  policy: CreditPolicy,
  line: { lineCents: Cents; housingPaymentsCents: Cents; newPaymentCents: Cents },
): Cents {
  if (line.lineCents <= policy.reserves.aboveLineCents) return cents(0);
  return cents(policy.reserves.months * (line.housingPaymentsCents + line.newPaymentCents));
}

/**
 * Returns the largest line up to the requested one that the verified reserves cover, in steps of $100.
 * @param file.verifiedReservesCents undefined when no source reported any, which counts as none
 * @param file.paymentOf the monthly payment of a line; undefined where it has no price
 */
export function reserveLine(
  policy: CreditPolicy,
  requestedCents: Cents,
  file: {
    readonly housingPaymentsCents: Cents;
    readonly verifiedReservesCents?: Cents | undefined;
    readonly paymentOf: (lineCents: Cents) => Cents | undefined;
  },
): Cents {
  const { aboveLineCents } = policy.reserves;
  const { housingPaymentsCents, verifiedReservesCents = cents(0) } = file;
  for (
    let lineCents = requestedCents;
    lineCents > aboveLineCents;
    lineCents = cents(lineCents - HUNDRED_DOLLARS)
  ) {
    const newPaymentCents = file.paymentOf(lineCents);
    const isCovered =
      newPaymentCents !== undefined &&
      requiredReserves(policy, { lineCents, housingPaymentsCents, newPaymentCents }) <= verifiedReservesCents;
    if (isCovered) return lineCents;
  }
  return cents(Math.min(requestedCents, aboveLineCents));
}
