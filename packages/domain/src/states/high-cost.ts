import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import { stateRules } from './states.ts';
import type { StateCode } from './us-states.ts';

/**
 * The points above the average prime offer rate over which a state calls a line on a principal dwelling high-cost; undefined where the
 * state has no such test stricter than the federal one. New York's is not made: Banking Law § 6-l(1)(g)(i) compares with the yield of
 * Treasury securities, 8 points on a first lien and 9 on another, which no rate sheet tells. Nor is that of Massachusetts, General Laws
 * chapter 183C, for the same reason. A lender there sees to it in its sheet.
 */
export function stateHighCostMargin(
  state: StateCode,
  lienPosition: 1 | 2,
): { readonly pct: number; readonly source: string } | undefined {
  const { highCostMargin: margin } = stateRules(state);
  return margin && { pct: lienPosition === 1 ? margin.firstPct : margin.juniorPct, source: margin.source };
}

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
