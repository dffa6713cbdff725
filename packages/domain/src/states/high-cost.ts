import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { FederalAmounts } from './federal-amounts.ts';
import type { HighCostBand } from './state-rules.ts';
import { stateRules } from './states.ts';
import type { StateCode } from './us-states.ts';

type SmallLine = Pick<FederalAmounts, 'smallLineBelowCents'>;

/**
 * Returns the state's high-cost limit of points and fees for a line on a principal dwelling, in cents. Undefined without a state limit
 * stricter than the federal one. We apply the limit to every line amount, which is the conservative reading.
 * @param amounts the federal amounts of the day, which some bands follow
 */
export function stateHighCostFees(state: StateCode, lineCents: Cents, amounts: SmallLine): Cents | undefined {
  const band = highCostBands(state, amounts).find(({ belowCents }) => lineCents < belowCents);
  if (!band) return undefined;
  const share = cents(roundHalfUp((lineCents * band.pct) / 100));
  if (band.orLessCents !== undefined) return cents(Math.min(share, band.orLessCents));
  return cents(Math.max(share, band.orMoreCents ?? 0));
}

/** Returns the state's bands of line amounts with their own limit of points and fees, ascending, in cents. */
export function highCostBands(
  state: StateCode,
  { smallLineBelowCents }: SmallLine,
): readonly (HighCostBand & { readonly belowCents: number })[] {
  return (stateRules(state).highCostFees ?? []).map(({ belowCents, ...band }) => ({
    ...band,
    belowCents: belowCents === 'FEDERAL_SMALL_LINE' ? smallLineBelowCents : belowCents,
  }));
}
