import type * as z from 'zod';
import type { PartnerCode } from '../facts/applicant.ts';
import type { Product, TermYears } from '../facts/offers.facts.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import type { Cents } from '../money/cents.ts';
import type { StateCode } from '../states/us-states.ts';
import type { Hit } from '../tables/bind.ts';
import type { Fees } from './fees.ts';
import type { RateInputs } from './rate-inputs.ts';
import type { AVERAGE_PRIME_OFFER_RATE, COUNTY_TAX, DISCOUNTS, TREASURY_YIELD } from './rate-tables.ts';
import type { UnpricedRow } from './unpriced-rows.ts';

/** One adjustment of the note rate, as a function of the rate inputs. */
export type Adjustment = {
  readonly name: string;
  readonly label: string;
  readonly ask: (asked: RateInputs) => Hit<{ pct: number | null }>;
};

export type ProductRule = {
  readonly termsYears: readonly z.infer<typeof TermYears>[];
  /** In percent of the line. */
  readonly defaultFeePct: number;
  /** The age that every owner who borrows must have reached. */
  readonly minimumAge: number;
};

/**
 * A lender's rate sheet, compiled from its decision tables. For any input exactly one row of the base and of each adjustment matches.
 * The note rate is their sum, in percent.
 */
export type RateSheet = RuleVersion & {
  readonly adjustments: readonly Adjustment[];
  /** The rows without a rate. No line that the policy allows may reach one. */
  readonly unpriced: readonly UnpricedRow[];
  /** Returns the average prime offer rate for a term on the version's date, in percent (12 CFR 1026.35(a)(2)). */
  readonly averagePrimeOfferRate: (
    termYears: z.infer<typeof TermYears>,
  ) => Hit<z.infer<typeof AVERAGE_PRIME_OFFER_RATE.output>>;
  /** Returns the comparable Treasury yield, in percent, on the 15th of the month before the version's month. */
  readonly treasuryYield: (
    termYears: z.infer<typeof TermYears>,
  ) => Hit<z.infer<typeof TREASURY_YIELD.output>>;
  /** Origination fees on offer, in percent of the line, ascending. */
  readonly feeOptions: readonly number[];
  readonly discount: (code: PartnerCode) => Hit<z.infer<typeof DISCOUNTS.output>>;
  /** The most that the best membership and autopay discounts together may take off, in percent. */
  readonly discountCapPct: number;
  readonly products: Readonly<Record<z.infer<typeof Product>, ProductRule>>;
  /** Below the floor the rate rises in steps. Above the ceiling there is no offer. */
  readonly apr: { readonly floorPct: number; readonly ceilingPct: number; readonly stepPct: number };
  readonly fees: (state: StateCode) => Hit<Fees>;
  /** Returns a county's recording tax, in percent of the line, by FIPS code. Undefined where the state sets it. */
  readonly countyTax: (countyFips: string) => Hit<z.infer<typeof COUNTY_TAX.output>> | undefined;
  /** Line amounts at which an adjustment may change, ascending. */
  readonly lineCutsCents: readonly Cents[];
  /** CLTVs at which an adjustment may change, in percent, ascending. */
  readonly cltvCutsPct: readonly number[];
  /** Returns one value for each set of values of an input that get the same note rate. */
  readonly samples: <N extends keyof RateInputs>(input: N) => readonly RateInputs[N][];
};
