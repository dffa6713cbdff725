import { getClosing } from '@homeline/contract/disclosures/get-closing.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { getFunding } from '@homeline/contract/funding/get-funding.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { mayCancel } from '../documents/packages.ts';
import { signingCopy } from './copy.ts';

const copy = signingCopy.keyTerms;

/** Shows what matters most in the documents, from the terms that they were written with: the line, the cash, the rate, the payments, the right to cancel. */
export function KeyTerms({ documents }: { readonly documents: readonly DocumentSummary[] }) {
  return (
    <QueryBoundary call={getClosing}>
      {({ terms }) => (
        <QueryBoundary call={getFunding}>
          {({ firstPaymentOn, rescissionEndsIfSignedToday: cancelBy }) => (
            <Card title={copy.title} tone="accent">
              <Lines
                lines={[
                  { label: copy.line, value: formatDollars(terms.lineAmountCents) },
                  { label: copy.cash, value: formatDollars(terms.cashToBorrowerCents) },
                  { ...copy.rate, value: formatRate(terms.noteRatePct) },
                  { label: copy.apr, value: formatPct(terms.aprPct, 2) },
                  {
                    label: isInterestOnly(terms) ? copy.interest : copy.payment,
                    value: formatDollars(terms.monthlyPaymentCents),
                  },
                  ...(firstPaymentOn
                    ? [{ label: copy.firstPayment, value: dateWords(civilDate(firstPaymentOn)) }]
                    : []),
                  mayCancel(documents)
                    ? {
                        label: copy.cancel.label,
                        detail: cancelBy ? copy.cancel.ifSignedToday : copy.cancel.asNoticeSays,
                        value: cancelBy ? dateWords(civilDate(cancelBy)) : copy.cancel.threeDays,
                      }
                    : { label: copy.cancel.label, value: copy.cancel.none },
                ]}
              />
            </Card>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
