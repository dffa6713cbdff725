import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { type Cents, cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import type { ChangedFigure } from '@homeline/ui/offer/before-and-after.tsx';
import { offersCopy } from './copy.ts';
import { termName } from './offer-key.ts';

const words = offersCopy.terms;

const FIGURES: readonly (readonly [name: string, show: (terms: Terms) => string])[] = [
  [offersCopy.select.term, termName],
  [words.line, ({ lineAmountCents }) => formatDollars(lineAmountCents)],
  [words.payment, ({ monthlyPaymentCents }) => formatDollars(monthlyPaymentCents)],
  [words.rate, ({ noteRatePct }) => formatRate(noteRatePct)],
  [words.apr, ({ aprPct }) => formatPct(aprPct, 2)],
  [offersCopy.costs.ORIGINATION_FEE, ({ originationFeeCents }) => formatDollars(originationFeeCents)],
  [words.paidOut, (terms) => formatDollars(paidOutCents(terms))],
  [words.recording, (terms) => formatDollars(recordingCents(terms))],
  [words.cash, ({ cashToBorrowerCents }) => formatDollars(cashToBorrowerCents)],
];

/** Returns what is deducted from the draw besides the origination fee and recording. */
function paidOutCents(terms: Terms): Cents {
  const { lineAmountCents, originationFeeCents, cashToBorrowerCents } = terms;
  return cents(
    Math.max(0, lineAmountCents - originationFeeCents - recordingCents(terms) - cashToBorrowerCents),
  );
}

function recordingCents({ recordingFeeCents, recordingTaxCents }: Terms): Cents {
  return cents(recordingFeeCents + recordingTaxCents);
}

/** Returns each figure of two sets of terms, the term first. Leaves out payoffs if neither set has any. */
export function changedFigures(before: Terms, after: Terms): readonly ChangedFigure[] {
  const paysOut = [before, after].some((terms) => paidOutCents(terms) !== 0);
  const figures = paysOut ? FIGURES : FIGURES.filter(([name]) => name !== words.paidOut);
  return figures.map(([name, show]) => ({ name, before: show(before), after: show(after) }));
}
