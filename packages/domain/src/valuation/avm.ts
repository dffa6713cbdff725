import { type CivilDate, daysBetween } from '../dates/civil-date.ts';
import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { formatTestedInputs, testedInputs } from '../tables/tested-inputs.ts';

/** A computer's estimate of a home's value. */
export type AutomatedValuation = {
  valueCents: Cents;
  /** Forecast standard deviation: about 68% of sales lie within so large a fraction of the estimate. */
  forecastStandardDeviation: number;
  /** 0 to 100; left out by providers that do not give one. */
  confidenceScore?: number | undefined;
  /** The day for which it holds. */
  valuedOn: CivilDate;
};

/** What becomes of an estimate, and the row of the policy that says so. */
export type AutomatedValue = Used & { readonly by: RowAsked };

type RowAsked = { readonly table: string; readonly row: number; readonly given: string };

type Used =
  | { outcome: 'ACCEPTED'; adjustedValueCents: Cents }
  /** The value less a fraction of it, by how far the deviation is above what is taken in full. */
  | { outcome: 'HAIRCUT'; adjustedValueCents: Cents; haircut: number }
  /** The borrower's own estimate prices the first offer, and a broker's opinion follows. */
  | { outcome: 'NOT_USABLE' };

/** The value that may be lent on, out of an automated valuation, on a day at the home. */
export function usableValue(
  policy: CreditPolicy,
  { valueCents, forecastStandardDeviation: deviation, confidenceScore, valuedOn }: AutomatedValuation,
  today: CivilDate,
): AutomatedValue {
  // A provider elsewhere may be a day ahead.
  const ageDays = Math.max(0, daysBetween(valuedOn, today));
  const hit = policy.valuation({ deviation, confidenceScore: confidenceScore ?? 0, ageDays });
  const { table, row, output } = hit;
  const { outcome, haircutFrom } = output;
  const by = {
    table,
    row,
    given: formatTestedInputs(testedInputs(hit, { deviation, confidenceScore, ageDays })),
  };
  if (outcome === 'NOT_USABLE') return { outcome, by };
  if (outcome === 'ACCEPTED') return { outcome, by, adjustedValueCents: valueCents };
  if (haircutFrom === null) throw new RangeError('A haircut from nowhere');
  const haircut = roundHalfUp(Math.max(0, deviation - haircutFrom) * 10_000) / 10_000;
  return { outcome, by, adjustedValueCents: cents(roundHalfUp(valueCents * (1 - haircut))), haircut };
}
