import type * as z from 'zod';
import type { TermYears } from '../facts/offers.facts.ts';
import type { Hit } from '../tables/bind.ts';

/** The Treasury maturities nearest to our terms, in years. No 15-year Treasury exists. */
export const MATURITIES_YEARS = [5, 10, 20, 30] as const;

type Yield = Hit<{ pct: number }>;
type YieldTable = (inputs: { readonly maturityYears: (typeof MATURITIES_YEARS)[number] }) => Yield;

/**
 * Returns the Treasury yield comparable to a term, in percent: of the nearest maturity, or the lower of two equally near ones.
 * Source: the former official comment to 12 CFR 226.32(a)(1)(i). State laws don't define "comparable", so we read it conservatively.
 */
export function comparableYield(yields: YieldTable, termYears: z.infer<typeof TermYears>): Yield {
  const distance = (years: number) => Math.abs(years - termYears);
  const nearest = Math.min(...MATURITIES_YEARS.map(distance));
  return MATURITIES_YEARS.filter((years) => distance(years) === nearest)
    .map((maturityYears) => yields({ maturityYears }))
    .reduce((lowest, other) => (other.output.pct < lowest.output.pct ? other : lowest));
}
