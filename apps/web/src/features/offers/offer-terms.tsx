import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import type { ReactNode } from 'react';
import { AprNote } from './apr-note.tsx';
import { offersCopy } from './copy.ts';
import { costLines } from './cost-lines.ts';
import { rateDetail } from './term-lines.tsx';

const words = offersCopy.terms;

type OfferTermsProps = {
  readonly terms: CostedTerms;
  readonly isExact: boolean;
  /** Whether the terms are for the typed amount, not for the nearest one allowed. */
  readonly isOfTyped: boolean;
  /** The button that chooses them. */
  readonly action: ReactNode;
};

/** Shows the terms of a choice: the payment first, then each cost. */
export function OfferTerms({ terms, isExact, isOfTyped, action }: OfferTermsProps) {
  return (
    <section className="offer-terms" aria-labelledby="offer-terms" aria-busy={!isExact}>
      <div className="offer-terms-head">
        <h2 id="offer-terms" className="offer-terms-title">
          {isInterestOnly(terms) ? words.interest : words.payment}
          {!isOfTyped && ` ${words.forAmount(formatWholeDollars(terms.lineAmountCents))}`}
        </h2>
        <output className="offer-payment figures" aria-live="polite">
          {formatDollars(terms.monthlyPaymentCents)}
        </output>
        {/* Repeats lines below, so that it stays in view beside the payment. */}
        <p className="offer-rates figures" aria-hidden="true">
          <span>{words.aprOf(formatPct(terms.aprPct, 2))}</span>
          <span>{words.rateOf(formatRate(terms.noteRatePct))}</span>
          {!isInterestOnly(terms) && <span>{offersCopy.term.overYears(terms.termYears)}</span>}
        </p>
        {action}
      </div>
      <div className="offer-terms-lines">
        <Lines
          lines={[
            { label: words.apr, detail: words.aprDetail, value: formatPct(terms.aprPct, 2) },
            { label: words.rate, detail: rateDetail(terms), value: formatRate(terms.noteRatePct) },
            { label: words.draw, value: formatDollars(terms.lineAmountCents) },
            ...costLines(terms.costs),
            { label: words.cash, value: formatDollars(terms.cashToBorrowerCents), isTotal: true },
          ]}
        />
        <AprNote terms={terms} />
        <p className="offer-note">
          {terms.codes.includes('AUTOPAY') && `${words.autopay} `}
          {words.noPenalty}
        </p>
      </div>
    </section>
  );
}
