import type * as z from 'zod';
import type { TermYears } from '../facts/offers.facts.ts';
import { type Cents, cents, toCents } from '../money/cents.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { recordingTax } from '../states/recording-tax.ts';
import { FIVE_HUNDRED_DOLLARS } from '../states/state-rules.ts';
import type { StateCode } from '../states/us-states.ts';

/** The highest recording tax for each $500 of the line: $1,400 for $100,000. */
const HIGHEST_TAX_CENTS = toCents(7);

/** The rate sheet with recording costs, and the location of the home. */
export type RecordedWhere = {
  readonly sheet: RateSheet;
  readonly state: StateCode;
  /** Five-digit FIPS code. Undefined when the county's records don't give it. */
  readonly countyFips?: string | undefined;
};

/** The costs of recording, which the borrower pays in addition to the draw. */
export type Recording = { readonly feeCents: Cents; readonly taxCents: Cents };

/** Returns the recording fee by the rate sheet and the tax by state law, or by the rate sheet where counties set it. */
export function recordingOf(
  { sheet, state, countyFips }: RecordedWhere,
  { lineCents, termYears }: { readonly lineCents: Cents; readonly termYears: z.infer<typeof TermYears> },
): Recording {
  const countyPct = countyFips === undefined ? undefined : sheet.countyTax(countyFips)?.output.pct;
  return {
    feeCents: sheet.fees(state).output.recordingCents,
    taxCents: recordingTax({
      state,
      lineCents,
      termMonths: termYears * 12,
      countyFips,
      countyPct: countyPct ?? undefined,
    }),
  };
}

/** Returns whether the recording tax is low enough to charge a borrower. */
export function taxIsWithinCeiling({ taxCents }: Recording, lineCents: Cents): boolean {
  return taxCents <= highestTax(lineCents);
}

/** Returns the highest recording tax a borrower may pay. A part of $500 counts as a whole, as in Maryland's counties. */
export function highestTax(lineCents: Cents): Cents {
  return cents(Math.ceil(lineCents / FIVE_HUNDRED_DOLLARS) * HIGHEST_TAX_CENTS);
}
