import { civilDate } from '../dates/civil-date.ts';
import type { PublishedFigures } from '../policy/high-cost.ts';
import { federalAmountsOn } from '../states/federal-amounts.ts';

/** Returns published figures with the same rates for every term, in percent, and the dollar amounts of 2026. */
export function publishedRates({
  averagePrimeOfferRatePct,
  treasuryYieldPct = 4.5,
}: {
  averagePrimeOfferRatePct: number;
  treasuryYieldPct?: number;
}): PublishedFigures {
  const hit = (table: string, pct: number) => ({ table, row: 1, output: { pct }, tested: [] });
  return {
    averagePrimeOfferRate: () => hit('Average prime offer rate', averagePrimeOfferRatePct),
    federalAmounts: federalAmountsOn(civilDate('2026-01-01')),
    treasuryYield: () => hit('Treasury yield', treasuryYieldPct),
  };
}
