import type * as z from 'zod';
import type { PartnerCode } from '../facts/application.facts.ts';
import type { Product, TermYears } from '../facts/offers.facts.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import type { Cents } from '../money/cents.ts';
import type { StateCode } from '../states/us-states.ts';
import type { Hit } from '../tables/bind.ts';
import type { Fees } from './fees.ts';
import type { RateInputs } from './rate-inputs.ts';
import type { AVERAGE_PRIME_OFFER_RATE, COUNTY_TAX, DISCOUNTS, TREASURY_YIELD } from './rate-tables.ts';
import type { UnpricedRow } from './unpriced-rows.ts';

/** One line of the sum that a note rate is, and the row of the sheet that gave it. */
export type Adjustment = {
  readonly name: string;
  readonly label: string;
  readonly ask: (asked: RateInputs) => Hit<{ pct: number | null }>;
};

export type ProductRule = {
  readonly termsYears: readonly z.infer<typeof TermYears>[];
  /** Percent of the line. */
  readonly defaultFeePct: number;
  /** Every borrower who owns the home must have reached it. */
  readonly minimumAge: number;
};

/**
 * An organisation's rate sheet, compiled from its decision tables: for anything that can be asked exactly one row of the base and one of
 * each adjustment holds. A note rate is their sum, percent.
 */
export type RateSheet = RuleVersion & {
  readonly adjustments: readonly Adjustment[];
  /** The rows of them that give no rate: no line that the policy lends may reach one. */
  readonly unpriced: readonly UnpricedRow[];
  /** Average prime offer rate for a term as of the day of this version, percent (12 CFR 1026.35(a)(2)). */
  readonly averagePrimeOfferRate: (
    termYears: z.infer<typeof TermYears>,
  ) => Hit<z.infer<typeof AVERAGE_PRIME_OFFER_RATE.output>>;
  /** Yield of the Treasury securities comparable to a term, percent, on the 15th of the month before that of this version. */
  readonly treasuryYield: (
    termYears: z.infer<typeof TermYears>,
  ) => Hit<z.infer<typeof TREASURY_YIELD.output>>;
  /** Origination fees on offer, percent of the line, rising. */
  readonly feeOptions: readonly number[];
  readonly discount: (code: PartnerCode) => Hit<z.infer<typeof DISCOUNTS.output>>;
  /** The best membership and autopay together take off no more than this, percent. */
  readonly discountCapPct: number;
  readonly products: Readonly<Record<z.infer<typeof Product>, ProductRule>>;
  /** Below the floor the rate rises by steps; above the ceiling there is no offer. */
  readonly apr: { readonly floorPct: number; readonly ceilingPct: number; readonly stepPct: number };
  readonly fees: (state: StateCode) => Hit<Fees>;
  /** The tax on recording that a county has set, percent of the line, by its federal code; undefined where its state leaves none to it. */
  readonly countyTax: (countyFips: string) => Hit<z.infer<typeof COUNTY_TAX.output>> | undefined;
  /** Lines at which an adjustment may change, rising. */
  readonly lineCutsCents: readonly Cents[];
  /** Combined loans to value at which one may change, percent, rising. */
  readonly cltvCutsPct: readonly number[];
  /** One value for each set of values of an input that the note rate does not tell apart. */
  readonly samples: <N extends keyof RateInputs>(input: N) => readonly RateInputs[N][];
};
