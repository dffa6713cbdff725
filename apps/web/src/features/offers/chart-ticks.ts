/** Returns evenly spaced whole years from 0 to the term: halves if whole, else thirds, else the two ends. */
export function yearTicks(termYears: number): readonly number[] {
  const parts = [2, 3].find((count) => termYears % count === 0) ?? 1;
  return Array.from({ length: parts + 1 }, (_, part) => (part * termYears) / parts);
}

const ROUND = [1, 2, 2.5, 5, 10];
const MOST_LINES = 3;

/**
 * Returns evenly spaced round amounts up to the highest, at most three, in ascending order.
 * @param highestCents above zero
 */
export function amountTicks(highestCents: number): readonly number[] {
  const least = highestCents / (MOST_LINES + 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (ROUND.find((times) => times * power > least) ?? 10) * power;
  return Array.from({ length: Math.floor(highestCents / step) }, (_, index) => (index + 1) * step);
}
