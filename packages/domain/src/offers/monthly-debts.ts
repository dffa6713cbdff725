import type { Facts } from '../facts/facts.ts';
import { homeCosts } from '../facts/home-costs.selectors.ts';
import { retainedMortgages } from '../facts/liens.selectors.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import { type Borrower, combinedDebts } from '../underwriting/borrowers.ts';
import { totalDebtsCents } from '../underwriting/debts.ts';

/** Returns the monthly debts that remain: the borrowers' debts other than mortgages, and the housing payments. */
export function monthlyDebtsCents(facts: Facts, borrowers: readonly Borrower[]): Cents {
  return sumCents([totalDebtsCents(combinedDebts(borrowers)), housingPaymentsCents(facts)]);
}

/** Returns the monthly payments on all mortgages that remain, plus the other costs of this home. */
export function housingPaymentsCents(facts: Facts): Cents {
  return sumCents([
    ...retainedMortgages(facts).map(({ monthlyPaymentCents }) => monthlyPaymentCents),
    ...homeCosts(facts).map(({ monthlyCents }) => monthlyCents),
  ]);
}
