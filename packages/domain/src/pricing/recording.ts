import type * as z from 'zod';
import type { TermYears } from '../facts/offers.facts.ts';
import { type Cents, cents, toCents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { cityTaxAt, countyTaxBounds, recordingTax, recordingTaxDeduction } from '../states/recording-tax.ts';
import { type CityTax, FIVE_HUNDRED_DOLLARS, type SourcedPct } from '../states/state-rules.ts';
import type { StateCode } from '../states/us-states.ts';

/** The highest recording tax per $500 of the line. It is $1,400 for $100,000. */
const HIGHEST_TAX_CENTS = toCents(7);

/** The rate sheet with recording costs, and the location of the home. */
export type RecordingPlace = {
  readonly sheet: RateSheet;
  readonly state: StateCode;
  /** Five-digit FIPS code. Undefined when county records don't give it. */
  readonly countyFips?: string | undefined;
  /** As in the address of the home, for taxes of a city. */
  readonly city?: string;
  readonly zip?: string;
  /** The figure that staff gave for this home: county and city together, in percent of the line. */
  readonly givenTax?: SourcedPct;
};

/** The recording costs, which the first draw pays. */
export type Recording = { readonly feeCents: Cents; readonly taxCents: Cents };

/** The tax that a home's county sets, with its city's. `given` is staff's own figure for both. */
export type LocalTax =
  | { readonly given: SourcedPct }
  | { readonly county: SourcedPct; readonly city?: CityTax };

/**
 * Returns the recording fee from the rate sheet, and the recording tax by state law and, where counties set it, by the rate sheet or by
 * staff. Undefined where nobody has the county's or the city's figure.
 */
export function recordingOf(
  place: RecordingPlace,
  { lineCents, termYears }: { readonly lineCents: Cents; readonly termYears: z.infer<typeof TermYears> },
): Recording | undefined {
  const { sheet, state, countyFips } = place;
  const local = localTax(place);
  const taxCents = recordingTax({
    ...{ state, lineCents, termMonths: termYears * 12, countyFips },
    localPct: local && localPct(local),
  });
  if (taxCents === undefined) return undefined;
  return { feeCents: sheet.fees(state).output.recordingCents, taxCents };
}

/** Returns the tax that the home's county and city set, where a figure is known. Undefined too where the state sets it. */
export function localTax(place: RecordingPlace): LocalTax | undefined {
  const { sheet, state, countyFips, givenTax } = place;
  if (!countyTaxBounds(state)) return undefined;
  if (givenTax) return { given: givenTax };
  const county = countyFips === undefined ? undefined : sheet.countyTax(countyFips)?.output.figure;
  const city = cityTaxAt(state, place);
  if (!county || city === 'UNKNOWN') return undefined;
  return { county, ...(city && { city }) };
}

/** Returns a county's tax with its city's, in percent of the line. */
export function localPct(local: LocalTax): number {
  return 'given' in local ? local.given.pct : sumPct([local.county.pct, local.city?.pct ?? 0]);
}

/** Returns whether nobody has the figure that the recording tax of a home needs. */
export function lacksRecordingTax(place: RecordingPlace): boolean {
  return recordingOf(place, { lineCents: FIVE_HUNDRED_DOLLARS, termYears: 10 }) === undefined;
}

/**
 * Returns the largest line whose tax a borrower may pay, if the local rate is too high and only the state's deduction keeps the tax of
 * smaller lines low enough: $20,000 in Yonkers. Undefined elsewhere.
 */
export function largestTaxableLine(place: RecordingPlace): Cents | undefined {
  const { state, countyFips } = place;
  const local = localTax(place);
  if (!local) return undefined;
  const deductCents = recordingTaxDeduction({ state, countyFips, localPct: localPct(local) });
  const overPct = sumPct([localPct(local), (-100 * HIGHEST_TAX_CENTS) / FIVE_HUNDRED_DOLLARS]);
  return deductCents > 0 && overPct > 0 ? cents(Math.floor((deductCents * 100) / overPct)) : undefined;
}

/** Returns whether the recording tax is at most the highest that a borrower may pay. */
export function taxIsWithinCeiling({ taxCents }: Recording, lineCents: Cents): boolean {
  return taxCents <= highestTax(lineCents);
}

/** Returns the highest recording tax for a borrower, in cents. Rounds up to whole $500, as Maryland's counties do. */
export function highestTax(lineCents: Cents): Cents {
  return cents(Math.ceil(lineCents / FIVE_HUNDRED_DOLLARS) * HIGHEST_TAX_CENTS);
}
