import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { CreditPolicy } from '../underwriting/policy.ts';

/** A computer's estimate of a home's value. */
export type AutomatedValuation = {
  valueCents: Cents;
  /** Forecast standard deviation: about 68% of sales lie within so large a fraction of the estimate. */
  forecastStandardDeviation: number;
  /** 0 to 100; left out by providers that do not give one. */
  confidenceScore?: number | undefined;
  ageDays: number;
};

export type AutomatedValue =
  | { outcome: 'ACCEPTED'; adjustedValueCents: Cents }
  /** The value less a fraction of it, by how far the deviation is above what is taken in full. */
  | { outcome: 'HAIRCUT'; adjustedValueCents: Cents; haircut: number }
  /** The borrower's own estimate prices the first offer, and a broker's opinion follows. */
  | { outcome: 'NOT_USABLE' };

/**
 * The value that may be lent on, out of an automated valuation.
 * @param valuation undefined when the provider has none
 */
export function usableValue(policy: CreditPolicy, valuation: AutomatedValuation | undefined): AutomatedValue {
  if (!valuation) return { outcome: 'NOT_USABLE' };
  const { valueCents, forecastStandardDeviation: deviation, confidenceScore = 0, ageDays } = valuation;
  const { outcome, haircutFrom } = policy.valuation({ deviation, confidenceScore, ageDays }).output;
  if (outcome === 'NOT_USABLE') return { outcome };
  if (outcome === 'ACCEPTED') return { outcome, adjustedValueCents: valueCents };
  const haircut = roundHalfUp(Math.max(0, deviation - (haircutFrom ?? 0)) * 10_000) / 10_000;
  return { outcome, adjustedValueCents: cents(roundHalfUp(valueCents * (1 - haircut))), haircut };
}
