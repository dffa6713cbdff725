import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { Lines } from '@homeline/ui/page/card.tsx';

const FOUND: Record<Lien['source'], string> = {
  BOTH: 'Credit file, county records',
  CREDIT: 'Credit file',
  RECORDS: 'County records',
};

/** What is known of one mortgage. Records alone do not tell what is still owed. */
export function LienLines({ lien }: { lien: Lien }) {
  const { balanceCents, monthlyPaymentCents, source } = lien;
  return (
    <Lines
      lines={[
        {
          label: source === 'RECORDS' ? 'Amount when recorded' : 'Balance',
          value: formatDollars(balanceCents),
        },
        ...(monthlyPaymentCents > 0
          ? [{ label: 'Monthly payment', value: formatDollars(monthlyPaymentCents) }]
          : []),
        { label: 'Found in', value: FOUND[source] },
      ]}
    />
  );
}
