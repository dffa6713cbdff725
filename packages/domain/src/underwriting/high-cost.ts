import { type Cents, cents, roundHalfUp, toCents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import { stateHighCostFees, stateHighCostMargin } from '../states/high-cost.ts';
import type { StateCode } from '../states/us-states.ts';

/** Points above the average prime offer rate, by the place of the lien. */
const RATE_MARGIN_PCT = { 1: 6.5, 2: 8.5 } as const;
const RATE_SOURCE = '12 CFR 1026.32(a)(1)(i)';

// 12 CFR 1026.32(a)(1)(ii), dollar amounts for 2026 (90 FR 57890).
const SMALL_LINE_BELOW_CENTS = toCents(27_592);
const SMALL_LINE_FEES_CENTS = toCents(1380);
const FEES_PCT = { line: 5, smallLine: 8 };

/** The points and fees that a line may bear before it is a high-cost mortgage. */
export function pointsAndFeesLimit(lineCents: Cents): Cents {
  const pct = lineCents >= SMALL_LINE_BELOW_CENTS ? FEES_PCT.line : FEES_PCT.smallLine;
  const limit = roundHalfUp((lineCents * pct) / 100);
  return cents(lineCents >= SMALL_LINE_BELOW_CENTS ? limit : Math.min(limit, SMALL_LINE_FEES_CENTS));
}

/**
 * The rate and the points and fees above which a line on a principal dwelling is a high-cost mortgage: 12 CFR 1026.32(a)(1), and the
 * state's own tests where they are stricter.
 * @returns `rateSource`: the law that sets the rate
 */
export function highCostLimits(line: {
  lineCents: Cents;
  aporPct: number;
  lienPosition: 1 | 2;
  state?: StateCode;
}): { ratePct: number; rateSource: string; feesCents: Cents } {
  const federal = { pct: RATE_MARGIN_PCT[line.lienPosition], source: RATE_SOURCE };
  const margin = (line.state && stateHighCostMargin(line.state, line.lienPosition)) ?? federal;
  return {
    ratePct: sumPct([line.aporPct, margin.pct]),
    rateSource: margin.source,
    feesCents: highestFees(line.lineCents, line.state),
  };
}

/** The points and fees that a line may bear by the federal test and by that of its state. */
export function highestFees(lineCents: Cents, state: StateCode | undefined): Cents {
  const byState = state && stateHighCostFees(state, lineCents);
  return cents(Math.min(pointsAndFeesLimit(lineCents), byState ?? Number.POSITIVE_INFINITY));
}

export type HighCost = { byRate: boolean; byFees: boolean; feesLimitCents: Cents };

/**
 * Whether a line on a principal dwelling is a high-cost mortgage, by its rate or by its fees.
 * @param line.aporPct average prime offer rate for the term, when the rate was set
 * @param line.lienPosition 1 for a first lien
 * @param line.state of the home; without it the federal test alone is made
 * Source: 12 CFR 1026.32(a)(1).
 */
export function highCost(line: {
  lineCents: Cents;
  pointsAndFeesCents: Cents;
  noteRatePct: number;
  aporPct: number;
  lienPosition: 1 | 2;
  state?: StateCode;
}): HighCost {
  const { ratePct, feesCents: feesLimitCents } = highCostLimits(line);
  return {
    byRate: line.noteRatePct > ratePct,
    byFees: line.pointsAndFeesCents > feesLimitCents,
    feesLimitCents,
  };
}
