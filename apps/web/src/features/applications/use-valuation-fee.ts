import { formatDollars } from '@homeline/domain/money/cents.ts';
import { useApplication } from './application.ts';

/** What a valuation would cost this borrower, in dollars as they are said. */
export function useValuationFee(): string {
  const { fees } = useApplication().answers;
  if (!fees) throw new Error('Fees are known once the home is');
  return formatDollars(fees.valuationCents);
}
