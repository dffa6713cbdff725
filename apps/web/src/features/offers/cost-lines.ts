import type { Cost } from '@homeline/contract/offers/get-offers.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import { offersCopy } from './copy.ts';

/** Returns each cost of a line as a deduction from the draw. */
export function costLines(costs: readonly Cost[]): Line[] {
  return costs
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ kind, amountCents }) => ({
      label: offersCopy.costs[kind],
      value: formatDollars(cents(-amountCents)),
    }));
}
