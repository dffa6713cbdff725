import type * as z from 'zod';
import type { PartnerCode } from '../facts/applicant.ts';
import type { Product, TermYears } from '../facts/offers.facts.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import type { Cents } from '../money/cents.ts';
import type { FederalAmounts } from '../states/federal-amounts.ts';
import type { SourcedPct } from '../states/state-rules.ts';
import type { StateCode } from '../states/us-states.ts';
import type { Hit } from '../tables/bind.ts';
import type { Fees } from './fees.ts';
import type { RateInputs } from './rate-inputs.ts';
import type { AVERAGE_PRIME_OFFER_RATE, DISCOUNTS, TREASURY_YIELD } from './rate-tables.ts';
import type { UnpricedRow } from './unpriced-rows.ts';

/** One adjustment of the note rate, evaluated from the rate inputs. */
export type Adjustment = {
  readonly name: string;
  readonly label: string;
  readonly evaluate: (inputs: RateInputs) => Hit<{ pct: number | null }>;
};

export type ProductRule = {
  readonly termsYears: readonly z.infer<typeof TermYears>[];
  /** In percent of the line. */
  readonly defaultFeePct: number;
  /** The minimum age of every borrower on title. */
  readonly minimumAge: number;
};

/**
 * A lender's rate sheet, compiled from its decision tables. Exactly one row of the base and of each adjustment matches any input. The
 * note rate is their sum, in percent.
 */
export type RateSheet = RuleVersion & {
  readonly adjustments: readonly Adjustment[];
  /** The rows without a rate. No line that the policy allows may match one. */
  readonly unpriced: readonly UnpricedRow[];
  /** Returns the average prime offer rate for a term on the version's date, in percent (12 CFR 1026.35(a)(2)). */
  readonly averagePrimeOfferRate: (
    termYears: z.infer<typeof TermYears>,
  ) => Hit<z.infer<typeof AVERAGE_PRIME_OFFER_RATE.output>>;
  /** Returns the comparable Treasury yield, in percent, on the 15th of the month before the version's month. */
  readonly treasuryYield: (
    termYears: z.infer<typeof TermYears>,
  ) => Hit<z.infer<typeof TREASURY_YIELD.output>>;
  /** The dollar amounts of the federal points and fees test: those of the version's day, or of the day that `rulesFor` was asked about. */
  readonly federalAmounts: FederalAmounts;
  /** The dollar amounts of a year that this release doesn't know, if the sheet adds them. */
  readonly givenAmounts?: FederalAmounts;
  /** The available origination fees, in percent of the line, ascending. */
  readonly feeOptions: readonly number[];
  readonly discount: (code: PartnerCode) => Hit<z.infer<typeof DISCOUNTS.output>>;
  /** The cap on the best membership discount plus the autopay discount, in percent. */
  readonly discountCapPct: number;
  readonly products: Readonly<Record<z.infer<typeof Product>, ProductRule>>;
  /** An APR below the floor raises the rate in steps. An APR above the ceiling gets no offer. */
  readonly apr: { readonly floorPct: number; readonly ceilingPct: number; readonly stepPct: number };
  readonly fees: (state: StateCode) => Hit<Fees>;
  /** Returns a county's recording tax, whose figure may be unknown; undefined where the state sets the tax. */
  readonly countyTax: (countyFips: string) => Hit<{ readonly figure: SourcedPct | undefined }> | undefined;
  /** The line amounts at which a rate may change, ascending. */
  readonly lineCutsCents: readonly Cents[];
  /** The CLTVs at which a rate may change, in percent, ascending. */
  readonly cltvCutsPct: readonly number[];
  /** Returns one sample of each group of values that get the same note rate. */
  readonly samples: <N extends keyof RateInputs>(input: N) => readonly RateInputs[N][];
  /** Names the group of a state: all of a group get the same note rate. */
  readonly groupOfState: (state: StateCode) => string;
};
