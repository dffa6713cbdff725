import { roundHalfUp } from './cents.ts';

/**
 * Returns a percentage with a fixed number of decimals, rounded half up. formatPct(9.1, 2) returns '9.10%'.
 * @param pct in percent, so 9.1 means 9.1%
 * @param decimals 0 to 8
 */
export function formatPct(pct: number, decimals: number): string {
  return `${roundPct(pct, decimals).toFixed(decimals)}%`;
}

/** Returns an interest rate with two decimals, or with the three of an eighth: '9.10%', '9.125%'. A rate is never shown rounded. */
export function formatRate(pct: number): string {
  return formatPct(pct, roundHalfUp(pct * 1000) % 10 === 0 ? 2 : 3);
}

/**
 * Rounds a percentage half up, for display only. Compare limits with the unrounded number.
 * @param decimals 0 to 8
 */
export function roundPct(pct: number, decimals: number): number {
  const scale = 10 ** decimals;
  return roundHalfUp(pct * scale) / scale;
}

/**
 * Returns the sum of percentages without binary noise, exact to four decimals. 8.8 − 0.3 is 8.5.
 */
export function sumPct(pcts: readonly number[]): number {
  return pcts.reduce((total, pct) => total + roundHalfUp(pct * 10_000), 0) / 10_000;
}
