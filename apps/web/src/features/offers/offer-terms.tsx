import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { AprNote } from './apr-note.tsx';
import { costLines } from './cost-lines.ts';

type OfferTermsProps = {
  readonly terms: CostedTerms;
  readonly isExact: boolean;
  /** They are those of the amount that was typed, not of the nearest that can be had. */
  readonly isOfTyped: boolean;
};

/** What a choice comes to: the payment first, then everything it costs, item by item. */
export function OfferTerms({ terms, isExact, isOfTyped }: OfferTermsProps) {
  return (
    <section className="offer-terms" aria-labelledby="offer-terms" aria-busy={!isExact}>
      <div className="offer-terms-head">
        <h2 id="offer-terms" className="offer-terms-title">
          {isInterestOnly(terms) ? 'Interest each month' : 'Monthly payment'}
          {!isOfTyped && ` for ${formatWholeDollars(terms.lineAmountCents)}`}
        </h2>
        <output className="offer-payment figures" aria-live="polite">
          {formatDollars(terms.monthlyPaymentCents)}
        </output>
        {/* In view beside the payment while the lines below it are not; they say the same. */}
        <p className="offer-rates figures" aria-hidden="true">
          <span>{formatPct(terms.aprPct, 2)} APR</span>
          <span>{formatPct(terms.noteRatePct, 2)} interest</span>
        </p>
      </div>
      <div className="offer-terms-lines">
        <Lines
          lines={[
            { label: 'APR', detail: 'the rate with the fee in it', value: formatPct(terms.aprPct, 2) },
            { label: 'Interest rate', detail: 'fixed', value: formatPct(terms.noteRatePct, 2) },
            { label: 'Initial draw', value: formatDollars(terms.lineAmountCents) },
            ...costLines(terms.costs),
            { label: 'Cash in hand', value: formatDollars(terms.cashToBorrowerCents), isTotal: true },
          ]}
        />
        <AprNote terms={terms} />
        <p className="offer-note">
          {terms.codes.includes('AUTOPAY') && 'Includes the autopay discount. '}
          There is no penalty for paying early.
        </p>
      </div>
    </section>
  );
}
