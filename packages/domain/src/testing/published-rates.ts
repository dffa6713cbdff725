import type { PublishedRates } from '../policy/high-cost.ts';

/** Returns the same published rates for every term, in percent: the average prime offer rate and the Treasury yield. */
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
