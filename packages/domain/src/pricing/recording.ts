import type * as z from 'zod';
import type { TermYears } from '../facts/offers.facts.ts';
import { type Cents, cents, toCents } from '../money/cents.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { recordingTax } from '../states/recording-tax.ts';
import { FIVE_HUNDRED_DOLLARS } from '../states/state-rules.ts';
import type { StateCode } from '../states/us-states.ts';

/** The most tax on recording that a borrower pays for each $500 of the line: $1,400 for $100,000. */
const HIGHEST_TAX_CENTS = toCents(7);

/** The sheet that says what recording costs, and where the home lies. */
export type RecordedWhere = {
  readonly sheet: RateSheet;
  readonly state: StateCode;
  /** Federal code, five digits; unknown where the county's records do not say it. */
  readonly countyFips?: string | undefined;
};

/** What recording a line costs, besides the draw. */
export type Recording = { readonly feeCents: Cents; readonly taxCents: Cents };

/** The fee by the lender's table, the tax by the law of the state and, where that leaves it to the county, by the lender's table. */
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

/** Whether the tax on recording a line is one that a borrower may be asked for. */
export function taxIsWithinCeiling({ taxCents }: Recording, lineCents: Cents): boolean {
  return taxCents <= highestTax(lineCents);
}

/** The most tax on recording a line that a borrower pays. A broken $500 counts whole, as the counties of Maryland tax it. */
export function highestTax(lineCents: Cents): Cents {
  return cents(Math.ceil(lineCents / FIVE_HUNDRED_DOLLARS) * HIGHEST_TAX_CENTS);
}
