import { organisation } from '@homeline/client/organisation.ts';
import { type EstimatedLine, estimateLine } from '@homeline/contract/offers/estimate-line.ts';
import type { TERMS_YEARS } from '@homeline/domain/facts/offers.facts.ts';
import { type Cents, cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import type { CreditBand, LineEstimateForm } from '@homeline/domain/offers/line-estimate-form.ts';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { Slider } from '@homeline/ui/fields/slider.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useEffect, useState } from 'react';
import { send } from '../../session/client.ts';
import { estimatorCopy as copy } from './estimator-copy.ts';
import './line-estimator.css';
import { useEvery } from './use-every.ts';

const EVERY_MS = 250;
const STEP_CENTS = 100_000;
const DEFAULT_TERM = 15;
/** A round amount that nearly every lender offers. */
const FIRST_CENTS = 10_000_000;

type Term = (typeof TERMS_YEARS)[number];

/** Estimates the payment and the APR of a line for a visitor, by the lender's rates of today. */
export default function LineEstimator() {
  const { lowestLineCents, highestLineCents, termsYears } = organisation.orgPricingData;
  const terms = termsYears as readonly Term[];
  const [amountCents, setAmount] = useState<Cents>(() =>
    cents(Math.min(Math.max(FIRST_CENTS, lowestLineCents), highestLineCents)),
  );
  const [credit, setCredit] = useState<CreditBand>('VERY_GOOD');
  const [termYears, setTerm] = useState<Term>(() =>
    terms.includes(DEFAULT_TERM) ? DEFAULT_TERM : (terms[0] ?? DEFAULT_TERM),
  );
  const line = useEstimate(useEvery(EVERY_MS, { amountCents, credit, termYears }));
  return (
    <Card title={copy.title}>
      <div className="estimator">
        <div>
          <p className="estimator-amount figures">{formatWholeDollars(amountCents)}</p>
          <Slider
            label={copy.amount}
            value={amountCents}
            lowest={lowestLineCents}
            highest={highestLineCents}
            step={STEP_CENTS}
            format={(value) => formatWholeDollars(cents(value))}
            onChange={(value) => setAmount(cents(value))}
          />
        </div>
        <div aria-live="polite">
          {line === 'FAILED' ? <p>{copy.failed}</p> : line && <Estimated line={line} />}
        </div>
        <SelectField
          name="estimate-credit"
          label={copy.credit}
          value={credit}
          options={copy.bands}
          onChange={(band) => band && setCredit(band)}
          onBlur={() => undefined}
        />
        <SelectField
          name="estimate-term"
          label={copy.term}
          value={String(termYears)}
          options={terms.map((years) => ({ value: String(years), label: copy.years(years) }))}
          onChange={(years) => years && setTerm(Number(years) as Term)}
          onBlur={() => undefined}
        />
      </div>
    </Card>
  );
}

/** Returns the estimate of a line, and the one before until it arrives. Without a cache, whose code a visitor of the first page would wait for. */
function useEstimate({ amountCents, credit, termYears }: LineEstimateForm) {
  const [line, setLine] = useState<EstimatedLine | 'FAILED'>();
  useEffect(() => {
    let isNewest = true;
    const settle = (answer: EstimatedLine | 'FAILED') => isNewest && setLine(answer);
    send(estimateLine, { query: { amountCents, credit, termYears } }).then(settle, () => settle('FAILED'));
    return () => {
      isNewest = false;
    };
  }, [amountCents, credit, termYears]);
  return line;
}

function Estimated({ line: { estimate } }: { readonly line: EstimatedLine }) {
  if (!estimate) return <p>{copy.none}</p>;
  const { monthlyPaymentCents: payment, aprPct, noteRatePct } = estimate;
  return (
    <>
      <p className="estimator-payment figures">
        {copy.range(formatDollars(payment.from), formatDollars(payment.to))} <span>{copy.aMonth}</span>
      </p>
      <p className="figures">
        {copy.apr(
          copy.range(formatRate(aprPct.from), formatRate(aprPct.to)),
          copy.range(formatRate(noteRatePct.from), formatRate(noteRatePct.to)),
        )}
      </p>
      {/* A payment or an APR needs the fees to open the plan beside it (12 CFR 1026.16(d)(1)). */}
      <p className="fine-print">{copy.conditions}</p>
    </>
  );
}
