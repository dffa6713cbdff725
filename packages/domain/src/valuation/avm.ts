import { type Cents, cents, roundHalfUp } from '../money/cents.ts';

/** Up to here an estimate is taken as it is, if its confidence is high as well. */
const FSD_IN_FULL = 0.13;
const SCORE_IN_FULL = 80;

/** Up to here it is taken with a haircut. */
const FSD_WITH_HAIRCUT = 0.2;

const OLDEST_DAYS = 90;

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
export function usableValue(valuation: AutomatedValuation | undefined): AutomatedValue {
  if (!valuation || valuation.ageDays > OLDEST_DAYS) return { outcome: 'NOT_USABLE' };
  const { valueCents, forecastStandardDeviation: deviation, confidenceScore = 0 } = valuation;
  if (deviation > FSD_WITH_HAIRCUT) return { outcome: 'NOT_USABLE' };
  if (deviation <= FSD_IN_FULL && confidenceScore >= SCORE_IN_FULL) {
    return { outcome: 'ACCEPTED', adjustedValueCents: valueCents };
  }
  const haircut = roundHalfUp(Math.max(0, deviation - FSD_IN_FULL) * 10_000) / 10_000;
  return { outcome: 'HAIRCUT', adjustedValueCents: cents(roundHalfUp(valueCents * (1 - haircut))), haircut };
}
