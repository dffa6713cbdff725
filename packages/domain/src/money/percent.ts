import { roundHalfUp } from './cents.ts';

/**
 * Shows a percentage with a fixed number of decimals, half going up: formatPct(9.1, 2) gives '9.10%'.
 * @param pct percent, so 9.1 means 9.1%
 * @param decimals digits after the point, 0 to 8
 */
export function formatPct(pct: number, decimals: number): string {
  return `${roundPct(pct, decimals).toFixed(decimals)}%`;
}

/**
 * Rounds a percentage half up, for showing only: limits are compared with the unrounded number.
 * @param pct percent
 * @param decimals digits after the point, 0 to 8
 */
export function roundPct(pct: number, decimals: number): number {
  const scale = 10 ** decimals;
  return roundHalfUp(pct * scale) / scale;
}

/**
 * Adds percentages without binary drift: 8.8 − 0.3 is 8.5. Exact to four decimals.
 * @param pcts percent
 */
export function sumPct(pcts: readonly number[]): number {
  return pcts.reduce((total, pct) => total + roundHalfUp(pct * 10_000), 0) / 10_000;
}
