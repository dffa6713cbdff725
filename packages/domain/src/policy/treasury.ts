import type * as z from 'zod';
import type { TermYears } from '../facts/offers.facts.ts';
import type { Hit } from '../tables/bind.ts';

/** The Treasury maturities, in years, nearest to the terms on offer. Treasury issues none of 15 years. */
export const MATURITIES_YEARS = [5, 10, 20, 30] as const;

type Yield = Hit<{ pct: number }>;
type Ask = (asked: { readonly maturityYears: (typeof MATURITIES_YEARS)[number] }) => Yield;

/**
 * Returns the yield, in percent, of the Treasury maturity comparable to a term: the nearest, or the lower yield of two equally near.
 * Source: the former official comment to 12 CFR 226.32(a)(1)(i). State laws repeat its test without defining "comparable", so this is
 * the conservative reading.
 */
export function comparableYield(ask: Ask, termYears: z.infer<typeof TermYears>): Yield {
  const distance = (years: number) => Math.abs(years - termYears);
  const nearest = Math.min(...MATURITIES_YEARS.map(distance));
  return MATURITIES_YEARS.filter((years) => distance(years) === nearest)
    .map((maturityYears) => ask({ maturityYears }))
    .reduce((lowest, other) => (other.output.pct < lowest.output.pct ? other : lowest));
}
