import type { PublishedRates } from '../policy/high-cost.ts';

/** Rates as they are published, percent, the same for every term: the average prime offer rate, and a Treasury yield of 4.5 unless told. */
export function publishedRates({
  averagePrimeOfferRatePct,
  treasuryYieldPct = 4.5,
}: {
  averagePrimeOfferRatePct: number;
  treasuryYieldPct?: number;
}): PublishedRates {
  const hit = (table: string, pct: number) => ({ table, row: 1, output: { pct }, tested: [] });
  return {
    averagePrimeOfferRate: () => hit('Average prime offer rate', averagePrimeOfferRatePct),
    treasuryYield: () => hit('Treasury yield', treasuryYieldPct),
  };
}
