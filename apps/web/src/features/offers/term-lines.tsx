import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { AprNote } from './apr-note.tsx';
import { costLines } from './cost-lines.ts';

/** Terms with everything they cost, down to the cash in hand. */
export function TermLines({ terms }: { terms: CostedTerms }) {
  return (
    <>
      <Lines
        lines={[
          { label: 'Line of credit, drawn when it opens', value: formatDollars(terms.lineAmountCents) },
          ...(isInterestOnly(terms)
            ? [{ label: 'Interest each month', value: formatDollars(terms.monthlyPaymentCents) }]
            : [
                {
                  label: 'Monthly payment',
                  detail: `${terms.termYears * 12} payments over ${terms.termYears} years`,
                  value: formatDollars(terms.monthlyPaymentCents),
                },
              ]),
          { label: 'APR', detail: 'the rate with the fee in it', value: formatPct(terms.aprPct, 2) },
          { label: 'Interest rate', detail: 'fixed', value: formatPct(terms.noteRatePct, 2) },
          ...costLines(terms.costs),
          { label: 'Cash in hand', value: formatDollars(terms.cashToBorrowerCents), isTotal: true },
        ]}
      />
      <AprNote terms={terms} />
    </>
  );
}
