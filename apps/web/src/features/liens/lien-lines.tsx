import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import { LIEN_SOURCES } from '@homeline/domain/facts/lien-sources.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { Lines } from '@homeline/ui/page/card.tsx';

/** What is known of one mortgage. Records alone do not tell what is still owed, until a review has found it. */
export function LienLines({ lien, isReviewed = false }: { lien: Lien; isReviewed?: boolean }) {
  const { balanceCents, securedCents, monthlyPaymentCents, source } = lien;
  return (
    <Lines
      lines={[
        {
          label: source === 'RECORDS' && !isReviewed ? 'Amount when recorded' : 'Balance',
          value: formatDollars(balanceCents),
        },
        ...(securedCents > balanceCents ? [{ label: 'Limit', value: formatDollars(securedCents) }] : []),
        ...(monthlyPaymentCents > 0
          ? [{ label: 'Monthly payment', value: formatDollars(monthlyPaymentCents) }]
          : []),
        { label: 'Known from', value: LIEN_SOURCES[source].borrower },
      ]}
    />
  );
}
