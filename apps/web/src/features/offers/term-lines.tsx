import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { AprNote } from './apr-note.tsx';
import { offersCopy } from './copy.ts';
import { costLines } from './cost-lines.ts';

const words = offersCopy.terms;

/** Says whether a rate stays as it is. One with the autopay discount rises when autopay ends. */
export function rateDetail({ codes }: Pick<CostedTerms, 'codes'>): string {
  return codes.includes('AUTOPAY') ? words.rateDetail.autopay : words.rateDetail.fixed;
}

/** Shows terms with every cost, down to the cash in hand. */
export function TermLines({ terms }: { terms: CostedTerms }) {
  return (
    <>
      <Lines
        lines={[
          { label: words.lineDrawn, value: formatDollars(terms.lineAmountCents) },
          ...(isInterestOnly(terms)
            ? [{ label: words.interest, value: formatDollars(terms.monthlyPaymentCents) }]
            : [
                {
                  label: words.payment,
                  detail: words.payments(terms.termYears),
                  value: formatDollars(terms.monthlyPaymentCents),
                },
              ]),
          { label: words.apr, detail: words.aprDetail, value: formatPct(terms.aprPct, 2) },
          { label: words.rate, detail: rateDetail(terms), value: formatRate(terms.noteRatePct) },
          ...costLines(terms.costs),
          { label: words.cash, value: formatDollars(terms.cashToBorrowerCents), isTotal: true },
        ]}
      />
      <AprNote terms={terms} />
    </>
  );
}
