import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';

/** What the borrower said they earn, for a provider to compare with. */
export function statedMonthlyGross({ statedIncome }: Facts): Cents {
  if (!statedIncome) throw new Error('The borrower has stated no income');
  return statedIncome.monthlyGrossCents;
}
