import { formatDollars } from '@homeline/domain/money/cents.ts';
import { useApplication } from './application.ts';

/** Returns what a valuation would cost this borrower, in words. */
export function useValuationFee(): string {
  const { fees } = useApplication().answers;
  if (!fees) throw new Error('Fees are known once the home is');
  return formatDollars(fees.valuationCents);
}
