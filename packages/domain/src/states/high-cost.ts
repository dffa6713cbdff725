import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import { stateRules } from './states.ts';
import type { StateCode } from './us-states.ts';

/**
 * The points and fees above which a state calls a line on a principal dwelling high-cost; undefined where the state has no test of its
 * own, or none that the federal one does not already meet. Taken on the whole line, whatever the amount up to which the state's law
 * applies: the careful reading.
 */
export function stateHighCostFees(state: StateCode, lineCents: Cents): Cents | undefined {
  const band = stateRules(state).highCostFees?.find(({ belowCents }) => lineCents < belowCents);
  if (!band) return undefined;
  const share = cents(roundHalfUp((lineCents * band.pct) / 100));
  if (band.orLessCents !== undefined) return cents(Math.min(share, band.orLessCents));
  return cents(Math.max(share, band.orMoreCents ?? 0));
}
