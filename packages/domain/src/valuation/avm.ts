import { type CivilDate, daysBetween } from '../dates/civil-date.ts';
import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { formatTestedInputs, testedInputs } from '../tables/tested-inputs.ts';

/** An automated valuation model's estimate of a home's value. */
export type AutomatedValuation = {
  valueCents: Cents;
  /** As a fraction of the estimate: about 68% of sales fall within this distance of it. */
  forecastStandardDeviation: number;
  /** 0 to 100; undefined when the provider does not report one. */
  confidenceScore?: number | undefined;
  /** The effective date of the estimate. */
  valuedOn: CivilDate;
};

/** The outcome for an estimate, with the policy row that decided it. */
export type AutomatedValue = ValueOutcome & { readonly by: MatchedRow };

type MatchedRow = { readonly table: string; readonly row: number; readonly given: string };

type ValueOutcome =
  | { outcome: 'ACCEPTED'; adjustedValueCents: Cents }
  /** The value reduced by a fraction: how far the deviation exceeds the start of the haircut. */
  | { outcome: 'HAIRCUT'; adjustedValueCents: Cents; haircut: number }
  /** The borrower's estimate prices the first offer, and a broker price opinion follows. */
  | { outcome: 'NOT_USABLE' };

/**
 * Applies the policy's AVM rules to an automated valuation and returns the value to lend on.
 * @param today the date at the home
 * @throws RangeError when a haircut row has no start
 */
export function usableValue(
  policy: CreditPolicy,
  { valueCents, forecastStandardDeviation: deviation, confidenceScore, valuedOn }: AutomatedValuation,
  today: CivilDate,
): AutomatedValue {
  // A provider in another time zone may be a day ahead.
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
  if (haircutFrom === null)
    throw new RangeError('A haircut row must state the deviation at which the haircut starts');
  const haircut = roundHalfUp(Math.max(0, deviation - haircutFrom) * 10_000) / 10_000;
  return { outcome, by, adjustedValueCents: cents(roundHalfUp(valueCents * (1 - haircut))), haircut };
}
