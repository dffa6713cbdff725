import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import { said } from '@homeline/contract/said.ts';
import { LIEN_SOURCES } from '@homeline/domain/facts/lien-sources.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { liensCopy } from './copy.ts';

const words = liensCopy.lines;

/** Shows one mortgage. County records alone don't tell the balance until a review finds it. */
export function LienLines({ lien, isReviewed = false }: { lien: Lien; isReviewed?: boolean }) {
  const { balanceCents, securedCents, monthlyPaymentCents, source } = lien;
  return (
    <Lines
      lines={[
        {
          label: source === 'RECORDS' && !isReviewed ? words.recorded : words.balance,
          value: formatDollars(balanceCents),
        },
        ...(securedCents > balanceCents ? [{ label: words.limit, value: formatDollars(securedCents) }] : []),
        ...(monthlyPaymentCents > 0
          ? [{ label: words.payment, value: formatDollars(monthlyPaymentCents) }]
          : []),
        { label: words.source, value: said(LIEN_SOURCES[source].borrower) },
      ]}
    />
  );
}
