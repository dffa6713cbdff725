import { type Cents, toCents } from '../money/cents.ts';

/** Returns the draw period in years: two for a five-year term, otherwise five. */
export function drawPeriodYears(termYears: number): number {
  return termYears <= 5 ? 2 : 5;
}

/** Returns the draw periods of several terms in years, shortest first, each once. */
export function drawYears(termsYears: readonly number[]): number[] {
  return [...new Set(termsYears.map(drawPeriodYears))].toSorted((one, other) => one - other);
}

/** Returns the smallest additional draw in cents. Texas requires $4,000: Texas Constitution, article XVI, section 50(t)(2). */
export function minimumRedraw(state: string): Cents {
  return toCents(state === 'TX' ? 4000 : 500);
}
