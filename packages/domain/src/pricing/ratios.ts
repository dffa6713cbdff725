import { type Cents, cents, floorToHundredDollars, roundHalfUp, sumCents } from '../money/cents.ts';
import { annuityFactor } from './payment.ts';

/**
 * Combined loan-to-value: liens that stay plus the line, percent of the value. Unrounded and fit to be compared with a limit: the one
 * division is exact where the ratio is, so 80 passes an 80 limit and 80.0000001 does not.
 * @param valueCents more than zero
 */
export function cltvPct(valueCents: Cents, retainedLiensCents: readonly Cents[], lineCents: Cents): number {
  return ((sumCents(retainedLiensCents) + lineCents) * 100) / valueCents;
}

/**
 * The line that the equity carries, down to a whole hundred dollars, at most the cap: value × limit − liens that stay.
 * @param limits.maxCltvPct percent, at most two decimals
 */
export function equityLine(
  valueCents: Cents,
  retainedLiensCents: readonly Cents[],
  limits: { maxCltvPct: number; capCents: Cents },
): Cents {
  const lendable = (valueCents * roundHalfUp(limits.maxCltvPct * 100)) / 10_000;
  return cents(Math.min(limits.capCents, floorToHundredDollars(lendable - sumCents(retainedLiensCents))));
}

/** Monthly debts and a new payment, percent of gross monthly income; unrounded, infinite without income. */
export function dtiPct(monthlyIncomeCents: Cents, monthlyDebtsCents: Cents, newPaymentCents: Cents): number {
  const owed = monthlyDebtsCents + newPaymentCents;
  return monthlyIncomeCents > 0 ? (owed * 100) / monthlyIncomeCents : owed > 0 ? Infinity : 0;
}

/** What a limit on debts leaves for a new payment, in cents with a fraction; below zero when the debts alone exceed it. */
export function maxNewPaymentCents(
  monthlyIncomeCents: Cents,
  monthlyDebtsCents: Cents,
  maxDtiPct: number,
): number {
  return (monthlyIncomeCents * maxDtiPct) / 100 - monthlyDebtsCents;
}

/**
 * The line that the room for a payment carries, down to a whole hundred dollars; zero without room.
 * @param roomCents from `maxNewPaymentCents`
 */
export function dtiLine(
  roomCents: number,
  { noteRatePct, months, interestOnly }: { noteRatePct: number; months: number; interestOnly: boolean },
): Cents {
  const perDollarPaid = interestOnly ? 1200 / noteRatePct : annuityFactor(noteRatePct, months);
  return floorToHundredDollars(roomCents * perDollarPaid);
}
