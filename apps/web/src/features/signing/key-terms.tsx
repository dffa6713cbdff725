import { getClosing } from '@homeline/contract/disclosures/get-closing.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { signingCopy } from './copy.ts';

const copy = signingCopy.keyTerms;

/** Shows what matters most in the documents, from the terms that they were written with: the rate, the payment, the right to cancel. */
export function KeyTerms({ documents }: { readonly documents: readonly DocumentSummary[] }) {
  const mayCancel = documents.some(({ type }) => type === 'NOTICE_OF_RIGHT_TO_CANCEL');
  return (
    <QueryBoundary call={getClosing}>
      {({ terms }) => (
        <Card title={copy.title} tone="accent">
          <Lines
            lines={[
              { ...copy.rate, value: formatRate(terms.noteRatePct) },
              { label: copy.apr, value: formatPct(terms.aprPct, 2) },
              {
                label: isInterestOnly(terms) ? copy.interest : copy.payment,
                value: formatDollars(terms.monthlyPaymentCents),
              },
              { label: copy.cancel.label, value: mayCancel ? copy.cancel.threeDays : copy.cancel.none },
            ]}
          />
        </Card>
      )}
    </QueryBoundary>
  );
}
