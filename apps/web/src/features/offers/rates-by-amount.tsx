import type { Quote } from '@homeline/contract/offers/quote-offer.ts';
import { type Cents, cents, formatWholeDollars, HUNDRED_DOLLARS } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { offersCopy } from './copy.ts';
import './explanation.css';

const words = offersCopy.amountRates;

type Rates = Quote['amountRates'];

/** Says how the rate depends on the amount, and which amount near the chosen one has a lower rate. Nothing if they all have the same. */
export function RatesByAmount({ rates, lineCents }: { readonly rates: Rates; readonly lineCents: number }) {
  if (rates.length < 2) return null;
  const lower = lowerRate(rates, lineCents);
  return (
    <>
      {lower && (
        <p className="fine-print">
          {words.lower(formatWholeDollars(lower.lineCents), formatRate(lower.noteRatePct))}
        </p>
      )}
      <details className="explanation">
        <summary>{words.title}</summary>
        <Lines
          lines={rates.map(({ toCents, noteRatePct }) => ({
            label: words.upTo(formatWholeDollars(toCents)),
            value: formatRate(noteRatePct),
          }))}
        />
      </details>
    </>
  );
}

/** Returns the nearest amount with a lower rate than a line has: the largest below it, else the smallest above it. */
export function lowerRate(
  rates: Rates,
  lineCents: number,
): { readonly lineCents: Cents; readonly noteRatePct: number } | undefined {
  const at = rates.findIndex(({ toCents }) => lineCents <= toCents);
  const own = rates[at]?.noteRatePct ?? 0;
  const below = rates.slice(0, Math.max(at, 0)).findLast(({ noteRatePct }) => noteRatePct < own);
  if (below) return { lineCents: below.toCents, noteRatePct: below.noteRatePct };
  const above = rates.findIndex(({ noteRatePct }, index) => index > at && noteRatePct < own);
  const before = rates[above - 1];
  return (
    before && {
      lineCents: cents(before.toCents + HUNDRED_DOLLARS),
      noteRatePct: rates[above]?.noteRatePct ?? own,
    }
  );
}
