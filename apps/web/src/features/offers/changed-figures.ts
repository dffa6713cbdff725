import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { type Cents, cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import type { ChangedFigure } from '@homeline/ui/offer/before-and-after.tsx';
import { termName } from './offer-key.ts';

const PAID_OUT = 'Loans paid off and other costs';

const FIGURES: readonly (readonly [name: string, show: (terms: Terms) => string])[] = [
  ['Term', termName],
  ['Line of credit', ({ lineAmountCents }) => formatDollars(lineAmountCents)],
  ['Monthly payment', ({ monthlyPaymentCents }) => formatDollars(monthlyPaymentCents)],
  ['Interest rate', ({ noteRatePct }) => formatPct(noteRatePct, 2)],
  ['APR', ({ aprPct }) => formatPct(aprPct, 2)],
  ['Origination fee', ({ originationFeeCents }) => formatDollars(originationFeeCents)],
  [PAID_OUT, (terms) => formatDollars(paidOutCents(terms))],
  ['Cash in hand', ({ cashToBorrowerCents }) => formatDollars(cashToBorrowerCents)],
  [
    'Recording fee and tax',
    ({ recordingFeeCents, recordingTaxCents }) => formatDollars(cents(recordingFeeCents + recordingTaxCents)),
  ],
];

/** What is taken from the draw besides the origination fee. */
function paidOutCents({ lineAmountCents, originationFeeCents, cashToBorrowerCents }: Terms): Cents {
  return cents(lineAmountCents - originationFeeCents - cashToBorrowerCents);
}

/** Two prices figure by figure: first over which term each of them is. What nothing is paid of by either has no line. */
export function changedFigures(before: Terms, after: Terms): readonly ChangedFigure[] {
  const paysOut = [before, after].some((terms) => paidOutCents(terms) !== 0);
  const figures = paysOut ? FIGURES : FIGURES.filter(([name]) => name !== PAID_OUT);
  return figures.map(([name, show]) => ({ name, before: show(before), after: show(after) }));
}
