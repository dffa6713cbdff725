import { type Cents, cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';

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
 * The largest line, in whole hundreds of dollars, not above the one asked for that the verified reserves cover. Up to the policy's
 * amount none are asked for.
 * @param file.verifiedReservesCents undefined when nothing was shown, which counts as none
 * @param file.paymentOf what a line costs each month; undefined where it has no price
 */
export function reserveLine(
  policy: CreditPolicy,
  askedCents: Cents,
  file: {
    readonly housingPaymentsCents: Cents;
    readonly verifiedReservesCents?: Cents | undefined;
    readonly paymentOf: (lineCents: Cents) => Cents | undefined;
  },
): Cents {
  const { aboveLineCents } = policy.reserves;
  const { housingPaymentsCents, verifiedReservesCents = cents(0) } = file;
  for (
    let lineCents = askedCents;
    lineCents > aboveLineCents;
    lineCents = cents(lineCents - HUNDRED_DOLLARS)
  ) {
    const newPaymentCents = file.paymentOf(lineCents);
    const isCovered =
      newPaymentCents !== undefined &&
      requiredReserves(policy, { lineCents, housingPaymentsCents, newPaymentCents }) <= verifiedReservesCents;
    if (isCovered) return lineCents;
  }
  return cents(Math.min(askedCents, aboveLineCents));
}
