import type { Facts } from '../facts/facts.ts';
import { incomeResult } from '../facts/income.selectors.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import type { StaffInput } from '../workflow/staff-outcome.ts';

/** Returns the amount on file, in cents, to compare with the one that a decision takes. */
export function knownAmountCents(input: keyof StaffInput | undefined, facts: Facts): number | undefined {
  if (input === 'valueCents') return lendingValueCents(facts);
  if (input !== 'monthlyGrossCents') return undefined;
  return incomeResult(facts)?.monthlyGrossCents ?? facts.statedIncome?.monthlyGrossCents;
}

/** Returns whether an amount differs from the known one by a quarter or more, so that it must be confirmed. */
export function isUnlikely(amountCents: number, knownCents: number): boolean {
  return Math.abs(amountCents - knownCents) * 4 >= knownCents;
}
