import type { QuickQuote } from '@homeline/contract/brokers/quick-quote.ts';
import { civilDate, formatUs } from '@homeline/domain/dates/civil-date.ts';
import { cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { QuickQuoteForm } from '@homeline/domain/offers/quick-quote-form.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, type Line, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link } from 'react-router';
import { carriedOver } from './carried-over.ts';
import { quoteCopy as copy } from './quote-copy.ts';

const percent = (rate: number) => `${rate.toFixed(2)}%`;

/** The estimate at every term, with its APR first (12 CFR 1026.26(a)), and the way to an application. */
export function QuoteResult({ quote, form }: { readonly quote: QuickQuote; readonly form: QuickQuoteForm }) {
  return (
    <div role="status">
      <Card title={copy.result(formatWholeDollars(form.amountCents))} tone="accent">
        <Lines lines={[...quote.terms.map(lineOf), ...quote.smaller.map(smallerLine)]} />
        <p>
          <strong>{copy.estimate}</strong>
        </p>
        <p>
          {copy.assumes(formatUs(civilDate(quote.sheet)))} {quote.withoutRecordingTax && copy.withoutTax}
        </p>
        <QuestionActions>
          <Link
            className={buttonClass('secondary')}
            to={`/clients/${crypto.randomUUID()}`}
            state={carriedOver(form)}
          >
            {copy.start}
          </Link>
        </QuestionActions>
      </Card>
    </div>
  );
}

function lineOf(terms: QuickQuote['terms'][number]): Line {
  const { termYears, aprPct, noteRatePct, monthlyPaymentCents, originationFeeCents, feePct } = terms;
  return {
    label: copy.term(termYears),
    detail: (
      <>
        {copy.rates(percent(aprPct), percent(noteRatePct))}
        <br />
        {copy.fee(formatDollars(originationFeeCents), percent(feePct))}
      </>
    ),
    value: copy.payment(formatDollars(monthlyPaymentCents)),
  };
}

function smallerLine({ termYears, upToCents }: QuickQuote['smaller'][number]): Line {
  return { label: copy.term(termYears), value: copy.smaller(formatWholeDollars(cents(upToCents))) };
}
