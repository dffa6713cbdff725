import { TERMS_YEARS } from '@homeline/domain/facts/offers.facts.ts';
import { sumPct } from '@homeline/domain/money/percent.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { MATURITIES_YEARS } from '@homeline/domain/policy/treasury.ts';

/** Rates that are published for all lenders, against which the law tests a rate: what a sheet tells of them, in percent. */
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

/** To a term that is a maturity itself no other security is comparable. */
export const TREASURY_YIELDS: Series = {
  name: 'Treasury yield',
  years: MATURITIES_YEARS,
  pctOf: (sheet, years) => sheet.treasuryYield(years).output.pct,
};

/** No published rate moves further within a few weeks, points: what does was misread, or lifts a limit of the law. */
const USUAL_POINTS = 1;

/** What of the published rates another sheet tells otherwise, those that move alike in one: "Treasury yield over 5 years 3.73% → 4.02%". */
export function changedRates(before: RateSheet, after: RateSheet): readonly string[] {
  return [PRIME_OFFER_RATES, TREASURY_YIELDS].flatMap((series) => changesIn(series, before, after, 0));
}

/** Those of a series that moved by more than a point from one sheet to another. */
export function movedFar(series: Series, before: RateSheet, after: RateSheet): readonly string[] {
  return changesIn(series, before, after, USUAL_POINTS);
}

/** "5, 10 and 15 years". */
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
  const alike = Map.groupBy(changed, (each) => `${pctOf(before, each)}% → ${pctOf(after, each)}%`);
  return [...alike].map(([change, some]) => `${name} over ${yearsInWords(some)} ${change}`);
}
