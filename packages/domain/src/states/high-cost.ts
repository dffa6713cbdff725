import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import { stateRules } from './states.ts';
import type { StateCode } from './us-states.ts';

/**
 * Returns the state's high-cost limit of points and fees for a line on a principal dwelling, in cents. Undefined without a state limit
 * stricter than the federal one. We apply the limit to every line amount, which is the conservative reading.
 */
export function stateHighCostFees(state: StateCode, lineCents: Cents): Cents | undefined {
  const band = stateRules(state).highCostFees?.find(({ belowCents }) => lineCents < belowCents);
  if (!band) return undefined;
  const share = cents(roundHalfUp((lineCents * band.pct) / 100));
  if (band.orLessCents !== undefined) return cents(Math.min(share, band.orLessCents));
  return cents(Math.max(share, band.orMoreCents ?? 0));
}
