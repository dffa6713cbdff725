import { TERMS_YEARS } from '@homeline/domain/facts/offers.facts.ts';
import { sumPct } from '@homeline/domain/money/percent.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { MATURITIES_YEARS } from '@homeline/domain/policy/treasury.ts';

/** A series of published market rates that legal limits depend on, as a sheet has them, in percent. */
export type Series = {
  readonly name: string;
  readonly years: readonly (typeof TERMS_YEARS)[number][];
  readonly pctOf: (sheet: RateSheet, years: (typeof TERMS_YEARS)[number]) => number;
};

export const PRIME_OFFER_RATES: Series = {
  name: 'average prime offer rate',
  years: TERMS_YEARS,
  pctOf: (sheet, years) => sheet.averagePrimeOfferRate(years).output.pct,
};

/** By maturity, since a term equal to a maturity has no other comparable security. */
export const TREASURY_YIELDS: Series = {
  name: 'Treasury yield',
  years: MATURITIES_YEARS,
  pctOf: (sheet, years) => sheet.treasuryYield(years).output.pct,
};

/** In points. A published rate that moves further within weeks was probably misread. */
const MAX_USUAL_POINTS = 1;

/** Describes the published rates that changed, grouping equal changes: "Treasury yield over 5 years 3.73% → 4.02%". */
export function changedRates(before: RateSheet, after: RateSheet): readonly string[] {
  return [PRIME_OFFER_RATES, TREASURY_YIELDS].flatMap((series) => changesIn(series, before, after, 0));
}

/** Describes the rates of a series that moved by more than a point. */
export function largeChanges(series: Series, before: RateSheet, after: RateSheet): readonly string[] {
  return changesIn(series, before, after, MAX_USUAL_POINTS);
}

/** Formats terms: "5, 10 and 15 years". */
export function yearsInWords(years: readonly number[]): string {
  return `${new Intl.ListFormat('en-GB').format(years.map(String))} years`;
}

function changesIn(
  { name, years, pctOf }: Series,
  before: RateSheet,
  after: RateSheet,
  morePoints: number,
): readonly string[] {
  const changed = years.filter(
    (each) => Math.abs(sumPct([pctOf(after, each), -pctOf(before, each)])) > morePoints,
  );
  const groups = Map.groupBy(changed, (each) => `${pctOf(before, each)}% → ${pctOf(after, each)}%`);
  return [...groups].map(([change, some]) => `${name} over ${yearsInWords(some)} ${change}`);
}
