import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';

/** Returns the borrower's stated gross monthly income, for a provider to compare with. */
export function statedMonthlyGross({ statedIncome }: Facts): Cents {
  if (!statedIncome) throw new Error('The application has no stated income');
  return statedIncome.monthlyGrossCents;
}
