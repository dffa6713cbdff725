import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import type { ChangedFigure } from '@homeline/ui/offer/before-and-after.tsx';
import { termName } from './offer-key.ts';

const FIGURES: readonly (readonly [name: string, show: (terms: Terms) => string])[] = [
  ['Term', termName],
  ['Line of credit', ({ lineAmountCents }) => formatDollars(lineAmountCents)],
  ['Monthly payment', ({ monthlyPaymentCents }) => formatDollars(monthlyPaymentCents)],
  ['Interest rate', ({ noteRatePct }) => formatPct(noteRatePct, 2)],
  ['APR', ({ aprPct }) => formatPct(aprPct, 2)],
  ['Origination fee', ({ originationFeeCents }) => formatDollars(originationFeeCents)],
  ['Cash in hand', ({ cashToBorrowerCents }) => formatDollars(cashToBorrowerCents)],
  [
    'Recording fee and tax',
    ({ recordingFeeCents, recordingTaxCents }) => formatDollars(cents(recordingFeeCents + recordingTaxCents)),
  ],
];

/** Two prices figure by figure: first over which term each of them is. */
export function changedFigures(before: Terms, after: Terms): readonly ChangedFigure[] {
  return FIGURES.map(([name, show]) => ({ name, before: show(before), after: show(after) }));
}
