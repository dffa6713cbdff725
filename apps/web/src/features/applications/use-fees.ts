import { formatDollars } from '@homeline/domain/money/cents.ts';
import { useApplication } from './application.ts';

/** What a valuation and a notary who comes would cost this borrower, in dollars as they are said. */
export function useFees(): { readonly valuation: string; readonly manualNotary: string } {
  const { fees } = useApplication().answers;
  if (!fees) throw new Error('Fees are known once the home is');
  return {
    valuation: formatDollars(fees.valuationCents),
    manualNotary: formatDollars(fees.manualNotaryCents),
  };
}
