import type { Cost } from '@homeline/contract/offers/get-offers.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import type { Line } from '@homeline/ui/page/card.tsx';

const NAMES: Record<Cost['kind'], string> = {
  ORIGINATION_FEE: 'Origination fee',
  VALUATION: 'Home valuation',
  MANUAL_NOTARY: 'Notary in person',
  LENDER_CREDIT: 'Credit from the lender',
  RECORDING_FEE: 'Recording fee',
  RECORDING_TAX: 'Recording tax',
  PAYOFFS: 'Loans paid off',
};

/** Everything that a line costs, one line each; what is taken from the draw shows as less, the rest is paid beside it. */
export function costLines(costs: readonly Cost[]): Line[] {
  return costs
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ kind, amountCents, fromDraw }) => ({
      label: NAMES[kind],
      ...(fromDraw ? {} : { detail: 'you pay it at closing' }),
      value: formatDollars(cents(fromDraw ? -amountCents : amountCents)),
    }));
}
