import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { BeforeAndAfter } from '@homeline/ui/offer/before-and-after.tsx';
import type { ReactNode } from 'react';

type ChangedTermsProps = {
  readonly title: string;
  readonly reason?: ReactNode;
  readonly before: Terms;
  readonly after: Terms;
  /** What the two are called where one chooses between them. */
  readonly choices?: readonly [one: string, other: string];
};

const FIGURES: readonly (readonly [name: string, show: (terms: Terms) => string])[] = [
  ['Line of credit', ({ lineAmountCents }) => formatDollars(lineAmountCents)],
  ['Monthly payment', ({ monthlyPaymentCents }) => formatDollars(monthlyPaymentCents)],
  ['Interest rate', ({ noteRatePct }) => formatPct(noteRatePct, 2)],
  ['APR', ({ aprPct }) => formatPct(aprPct, 2)],
  ['Origination fee', ({ originationFeeCents }) => formatDollars(originationFeeCents)],
  ['Cash in hand', ({ cashToBorrowerCents }) => formatDollars(cashToBorrowerCents)],
];

/** Two prices of one line, figure by figure. */
export function ChangedTerms({ before, after, ...words }: ChangedTermsProps) {
  return (
    <BeforeAndAfter
      {...words}
      figures={FIGURES.map(([name, show]) => ({ name, before: show(before), after: show(after) }))}
    />
  );
}
