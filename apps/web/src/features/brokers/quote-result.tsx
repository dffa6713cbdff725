import type { QuickQuote } from '@homeline/contract/brokers/quick-quote.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { QuickQuoteForm } from '@homeline/domain/offers/quick-quote-form.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { quoteCopy as copy } from './quote-copy.ts';
import { quoteState } from './quote-state.ts';

const percent = (rate: number) => `${rate.toFixed(2)}%`;

type Terms = QuickQuote['terms'][number];

/** The estimate at every term, and the way to an application. */
export function QuoteResult({ quote, form }: { readonly quote: QuickQuote; readonly form: QuickQuoteForm }) {
  const place = useRef<HTMLDivElement>(null);
  // In braces, so that nothing is returned: in newer browsers the call returns a promise, which is no cleanup function.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div role="status" ref={place}>
      <Card title={copy.result(formatWholeDollars(form.amountCents))} tone="accent">
        <QuoteTable {...quote} />
        <p>
          <strong>{copy.estimate}</strong>
        </p>
        <p>
          {copy.assumes(dateWords(civilDate(quote.sheet)))} {quote.withoutRecordingTax && copy.withoutTax}
        </p>
        <QuestionActions>
          <Link
            className={buttonClass('primary')}
            to={`/clients/${crypto.randomUUID()}`}
            state={quoteState(form)}
          >
            {copy.start}
          </Link>
        </QuestionActions>
      </Card>
    </div>
  );
}

/**
 * The APR comes first and is never less conspicuous than the rate (12 CFR 1026.24(c), 1026.26(a)). A fee common to all terms is shown once
 * below.
 */
function QuoteTable({ terms, smaller }: Pick<QuickQuote, 'terms' | 'smaller'>) {
  const [fee, ...otherFees] = new Set(terms.map(feeOf));
  const isOneFee = otherFees.length === 0;
  const { columns } = copy;
  const labels = [
    columns.term,
    columns.apr,
    columns.rate,
    columns.payment,
    ...(isOneFee ? [] : [columns.fee]),
  ];
  return (
    <>
      <table className="quote-terms figures">
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((each) => (
            <tr key={each.termYears}>
              <th scope="row">{copy.term(each.termYears)}</th>
              <td>
                <strong>{percent(each.aprPct)}</strong>
              </td>
              <td>{percent(each.noteRatePct)}</td>
              <td>{formatDollars(each.monthlyPaymentCents)}</td>
              {!isOneFee && <td>{feeOf(each)}</td>}
            </tr>
          ))}
          {smaller.map(({ termYears, upToCents }) => (
            <tr key={termYears}>
              <th scope="row">{copy.term(termYears)}</th>
              <td colSpan={labels.length - 1}>{copy.smaller(formatWholeDollars(cents(upToCents)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fee && <p>{isOneFee ? copy.oneFee(fee) : copy.fees}</p>}
    </>
  );
}

function feeOf({ originationFeeCents, feePct }: Terms): string {
  return copy.fee(formatDollars(originationFeeCents), percent(feePct));
}
