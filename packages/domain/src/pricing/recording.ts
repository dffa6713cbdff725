import type * as z from 'zod';
import type { TermYears } from '../facts/offers.facts.ts';
import { type Cents, cents, toCents } from '../money/cents.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { recordingTax } from '../states/recording-tax.ts';
import { FIVE_HUNDRED_DOLLARS } from '../states/state-rules.ts';
import type { StateCode } from '../states/us-states.ts';

/** The highest recording tax per $500 of the line. It is $1,400 for $100,000. */
const HIGHEST_TAX_CENTS = toCents(7);

/** The rate sheet with recording costs, and the location of the home. */
export type RecordingPlace = {
  readonly sheet: RateSheet;
  readonly state: StateCode;
  /** Five-digit FIPS code. Undefined when county records don't give it. */
  readonly countyFips?: string | undefined;
};

/** The recording costs, which the borrower pays separately from the draw. */
export type Recording = { readonly feeCents: Cents; readonly taxCents: Cents };

/** Returns the recording fee from the rate sheet and the recording tax from state law or, where counties set it, the rate sheet. */
export function recordingOf(
  { sheet, state, countyFips }: RecordingPlace,
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

/** Returns whether the recording tax is within the highest that a borrower may pay. */
export function taxIsWithinCeiling({ taxCents }: Recording, lineCents: Cents): boolean {
  return taxCents <= highestTax(lineCents);
}

/** Returns the highest recording tax for a borrower, in cents. Rounds up to whole $500, as Maryland's counties do. */
export function highestTax(lineCents: Cents): Cents {
  return cents(Math.ceil(lineCents / FIVE_HUNDRED_DOLLARS) * HIGHEST_TAX_CENTS);
}
