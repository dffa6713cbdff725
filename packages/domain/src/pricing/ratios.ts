import { type Cents, cents, floorToHundredDollars, roundHalfUp, sumCents } from '../money/cents.ts';
import { annuityFactor } from './payment.ts';

/**
 * Returns the line that equity supports, rounded down to $100 and at most the cap: value × limit − retained liens.
 * @param limits.maxCltvPct in percent, with at most two decimals
 */
export function equityLine(
  valueCents: Cents,
  retainedLiensCents: readonly Cents[],
  limits: { maxCltvPct: number; capCents: Cents },
): Cents {
  const lendable = (valueCents * roundHalfUp(limits.maxCltvPct * 100)) / 10_000;
  return cents(Math.min(limits.capCents, floorToHundredDollars(lendable - sumCents(retainedLiensCents))));
}

/** Returns the DTI: monthly debts and the new payment, in percent of gross monthly income. Unrounded, and infinite without income. */
export function dtiPct(monthlyIncomeCents: Cents, monthlyDebtsCents: Cents, newPaymentCents: Cents): number {
  const owed = monthlyDebtsCents + newPaymentCents;
  return monthlyIncomeCents > 0 ? (owed * 100) / monthlyIncomeCents : owed > 0 ? Infinity : 0;
}

/** Returns the highest new payment within a DTI limit, in cents with a fraction. Negative when debts alone exceed the limit. */
export function maxNewPaymentCents(
  monthlyIncomeCents: Cents,
  monthlyDebtsCents: Cents,
  maxDtiPct: number,
): number {
  return (monthlyIncomeCents * maxDtiPct) / 100 - monthlyDebtsCents;
}

/**
 * Returns the line that a monthly payment supports, rounded down to $100. Zero when no payment is possible.
 * @param maxPaymentCents the result of `maxNewPaymentCents`
 */
export function dtiLine(
  maxPaymentCents: number,
  { noteRatePct, months, interestOnly }: { noteRatePct: number; months: number; interestOnly: boolean },
): Cents {
  const perDollarPaid = interestOnly ? 1200 / noteRatePct : annuityFactor(noteRatePct, months);
  return floorToHundredDollars(maxPaymentCents * perDollarPaid);
}
