import type * as z from 'zod';
import type { TermYears } from '../facts/offers.facts.ts';
import { type Cents, toCents } from '../money/cents.ts';
import { recordingTax } from '../states/recording-tax.ts';
import type { StateCode } from '../states/us-states.ts';
import type { RateSheet } from './rate-sheet.ts';

/** The most tax on recording that a borrower pays, for each $100,000 of the line. */
const HIGHEST_TAX_CENTS = toCents(1400);
const HUNDRED_THOUSAND_CENTS = toCents(100_000);

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
  return taxCents * HUNDRED_THOUSAND_CENTS <= HIGHEST_TAX_CENTS * lineCents;
}
