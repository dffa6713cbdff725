import type { ComparisonResult } from './comparison-result.ts';

/** How many of the compared applications get something else under the new version. One may count several times. */
export type ImpactCounts = {
  readonly compared: number;
  /** Another decision, on stated income or final. */
  readonly decision: number;
  /** Another rate or APR, or another choice of terms. */
  readonly rate: number;
  /** Another largest line, or another line after the final decision. */
  readonly amount: number;
};

/** Counts what a new version changes. */
export function impactCounts(results: readonly ComparisonResult[]): ImpactCounts {
  const count = (isAffected: (result: ComparisonResult) => boolean) => results.filter(isAffected).length;
  return {
    compared: results.length,
    decision: count(isOtherDecision),
    rate: count(isOtherRate),
    amount: count(isOtherAmount),
  };
}

/** Returns whether the new version changes anything that is counted. */
export function isAffected(result: ComparisonResult): boolean {
  return isOtherDecision(result) || isOtherRate(result) || isOtherAmount(result);
}

function isOtherDecision({ before, after, final }: ComparisonResult): boolean {
  return before.outcome !== after.outcome || final?.before.outcome !== final?.after.outcome;
}

function isOtherRate({ changedTerms, final }: ComparisonResult): boolean {
  const [one, other] = [final?.before.terms, final?.after.terms];
  return (
    changedTerms.some(
      ({ before, after }) => before?.noteRatePct !== after?.noteRatePct || before?.aprPct !== after?.aprPct,
    ) ||
    one?.noteRatePct !== other?.noteRatePct ||
    one?.aprPct !== other?.aprPct
  );
}

function isOtherAmount({ before, after, final }: ComparisonResult): boolean {
  return (
    before.largestLineCents !== after.largestLineCents ||
    final?.before.terms?.lineAmountCents !== final?.after.terms?.lineAmountCents
  );
}
