import { type Cents, toCents } from '../money/cents.ts';

/** Years in which what was repaid may be drawn again: two for a term of five years, else five. */
export function drawPeriodYears(termYears: number): number {
  return termYears <= 5 ? 2 : 5;
}

/** The smallest later draw. In Texas each advance is at least $4,000: Texas Constitution, article XVI, section 50(t)(2). */
export function minimumRedraw(state: string): Cents {
  return toCents(state === 'TX' ? 4000 : 500);
}
