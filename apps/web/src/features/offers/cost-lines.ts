import type { Cost } from '@homeline/contract/offers/get-offers.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import { offersCopy } from './copy.ts';

/** Returns each cost of a line. Costs deducted from the draw are negative; the borrower pays the others at closing. */
export function costLines(costs: readonly Cost[]): Line[] {
  return costs
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ kind, amountCents, fromDraw }) => ({
      label: offersCopy.costs[kind],
      ...(fromDraw ? {} : { detail: offersCopy.terms.paidAtClosing }),
      value: formatDollars(cents(fromDraw ? -amountCents : amountCents)),
    }));
}
