import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { disclosureSchedule, interestOnlyPayment } from '@homeline/domain/pricing/payment.ts';
import { useMemo } from 'react';
import './balance-chart.css';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { amountTicks, yearTicks } from './chart-ticks.ts';
import { offersCopy } from './copy.ts';

const words = offersCopy.chart;
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [640, 260, 96, 8, 12, 28];

type Year = { readonly year: number; readonly balanceCents: number; readonly interestCents: number };

/** Charts the balance and the interest paid so far, year by year. */
export function BalanceChart({
  terms,
}: {
  terms: Pick<Terms, 'product' | 'lineAmountCents' | 'noteRatePct' | 'termYears'>;
}) {
  const { product, lineAmountCents, noteRatePct, termYears } = terms;
  const years = useMemo(
    () => yearly({ product, lineAmountCents, noteRatePct, termYears }),
    [product, lineAmountCents, noteRatePct, termYears],
  );
  const last = years.at(-1);
  const total = cents(last?.interestCents ?? 0);
  const highest = Math.max(lineAmountCents, total);
  const x = (year: number) => LEFT + (year / termYears) * (WIDTH - LEFT - RIGHT);
  const y = (amount: number) => TOP + (1 - amount / highest) * (HEIGHT - TOP - BOTTOM);
  const path = (of: (at: Year) => number) =>
    years.map((at, index) => `${index ? 'L' : 'M'}${x(at.year).toFixed(1)} ${y(of(at)).toFixed(1)}`).join('');
  const balance = path(({ balanceCents }) => balanceCents);
  const base = HEIGHT - BOTTOM;
  return (
    <figure className="chart">
      <figcaption>
        <h2>{words.heading}</h2>
        <p>
          {isInterestOnly({ product })
            ? words.totalInterestOnly(formatWholeDollars(total))
            : words.total(termYears, formatWholeDollars(total))}{' '}
          {words.lower}
        </p>
        <ul className="chart-keys">
          <li className="chart-key-balance">{words.balance}</li>
          <li className="chart-key-interest">{words.interest}</li>
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(years)}>
        <title>{words.title}</title>
        <line className="chart-base" x1={LEFT} x2={WIDTH - RIGHT} y1={base} y2={base} />
        <path className="chart-area" d={`${balance}L${x(termYears)} ${base}L${LEFT} ${base}Z`} />
        <path className="chart-balance" d={balance} />
        <path className="chart-interest" d={path(({ interestCents }) => interestCents)} />
        {amountTicks(highest).map((amount) => (
          <g key={amount}>
            <line className="chart-base" x1={LEFT} x2={WIDTH - RIGHT} y1={y(amount)} y2={y(amount)} />
            <text className="chart-tick" x={LEFT - 8} y={y(amount)} dy=".35em" textAnchor="end">
              {formatWholeDollars(cents(amount))}
            </text>
          </g>
        ))}
        {yearTicks(termYears).map((year) => (
          <text
            key={year}
            className="chart-tick"
            x={x(year)}
            y={HEIGHT - 6}
            textAnchor={anchorAt(year, termYears)}
          >
            {year === 0 ? words.today : offersCopy.term.years(year)}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function yearly({
  product,
  lineAmountCents,
  noteRatePct,
  termYears,
}: Pick<Terms, 'product' | 'lineAmountCents' | 'noteRatePct' | 'termYears'>): Year[] {
  const start = { year: 0, balanceCents: lineAmountCents as number, interestCents: 0 };
  if (isInterestOnly({ product })) {
    const monthCents = interestOnlyPayment(lineAmountCents as Cents, noteRatePct);
    return Array.from({ length: termYears + 1 }, (_, year) => ({
      ...start,
      year,
      interestCents: monthCents * 12 * year,
    }));
  }
  const { installments } = disclosureSchedule(lineAmountCents as Cents, noteRatePct, termYears * 12);
  let paid = 0;
  const rows = installments.flatMap(({ number, balanceCents, interestCents }) => {
    paid += interestCents;
    return number % 12 === 0
      ? [{ year: number / 12, balanceCents: balanceCents as number, interestCents: paid }]
      : [];
  });
  return [start, ...rows];
}

function anchorAt(year: number, termYears: number): 'start' | 'middle' | 'end' {
  if (year === 0) return 'start';
  return year === termYears ? 'end' : 'middle';
}

function inWords(years: readonly Year[]): string {
  const shown = years.filter(({ year }) => year % 5 === 0);
  return shown
    .map(({ year, balanceCents, interestCents }) =>
      words.after(year, formatWholeDollars(cents(balanceCents)), formatWholeDollars(cents(interestCents))),
    )
    .join(' ');
}
