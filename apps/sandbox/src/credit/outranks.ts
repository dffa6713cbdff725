/** The percent of U.S. consumers below each score. Source: FICO Score 8, Fair Isaac Corporation, April 2017. */
const BELOW: readonly (readonly [score: number, pct: number])[] = [
  [300, 0],
  [500, 4.7],
  [550, 11.5],
  [600, 20],
  [650, 30],
  [700, 43.2],
  [750, 60.3],
  [800, 79.3],
  [851, 100],
];

/** Returns the percent of U.S. consumers with a lower score, evenly spread within a range; null without a score. */
export function outranksPercent(score: number | null): number | null {
  if (score === null) return null;
  const upper = BELOW.findIndex(([end]) => score < end);
  const [[from, fromPct], [to, toPct]] = [BELOW[upper - 1] ?? [score, 0], BELOW[upper] ?? [score + 1, 100]];
  return Math.floor(fromPct + ((toPct - fromPct) * (score - from)) / (to - from));
}
