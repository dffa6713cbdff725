import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { PartnerCode } from '../facts/applicant.ts';
import { sumPct } from '../money/percent.ts';
import { MINIMUM_AGE, SENIOR_AGE } from '../people/age.ts';
import { TAXING_COUNTIES } from '../states/counties.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { HIGHEST_ORIGINATION_FEE_PCT, HIGHEST_RECORDING_FEE_CENTS } from './fees.ts';
import { RATE_INPUTS } from './rate-inputs.ts';
import { MATURITIES_YEARS } from './treasury.ts';

/** The schema of a rate sheet: its tables by decision id, and its constants with their units. */

/** A rate is a multiple of a twentieth or of an eighth of a percent. */
const STEPS_PER_PCT = [20, 8];
const OFF_STEP =
  'Must be a multiple of 0.05 or of 0.125. Every rate sheet keeps to these steps: no table of it sets them';
/** The range of APRs for any line, in percent. */
export const LOWEST_APR_PCT = 7.6;
export const HIGHEST_APR_PCT = 17.2;
const HIGHEST_VALUATION_FEE = 180;
const HIGHEST_NOTARY_FEE = 300;
/** The largest discount, in percent. A larger number is probably in basis points. */
const HIGHEST_DISCOUNT_PCT = 1;
/** The largest rate step, in percent. A larger step could raise an APR far above the floor. */
const LARGEST_RATE_STEP_PCT = 0.25;

/** A rate adjustment in percent, a multiple of an allowed step. */
const StepPct = z
  .number('Must be a rate in percent')
  .min(-5, { abort: true, error: 'Must be -5 or more: adjustments are in percent' })
  .max(5, { abort: true, error: 'Must be 5 or less: adjustments are in percent' })
  .refine(isMultipleOfStep, OFF_STEP);

/** A rate in percent, a multiple of an allowed step. Null where the sheet has no rate. */
const BasePct = z
  .number('Must be a rate in percent')
  .min(1, { abort: true, error: 'Must be 1 or more: rates are in percent (8.75, not 0.0875)' })
  .max(30, { abort: true, error: 'Must be 30 or less: rates are in percent' })
  .refine(isMultipleOfStep, OFF_STEP);

/** Returns whether a rate is a multiple of an allowed step. The bounds abort first, because `sumPct` can't take huge numbers. */
function isMultipleOfStep(pct: number): boolean {
  return STEPS_PER_PCT.some((steps) => Number.isInteger(sumPct([pct]) * steps));
}

const Dollars = (highest: number) =>
  z
    .number('Must be an amount in dollars')
    .min(0, 'Must be $0 or more')
    .max(highest, `Must be $${highest} or less`);

/** The standard note rate tables, each with its required inputs. A lender may add tables and inputs. */
const KNOWN_TABLES = {
  base: ['fico', 'cltvPct'],
  term: ['termYears'],
  occupancy: ['occupancy'],
  lien: ['lienPosition'],
  property: ['propertyType'],
  amount: ['lineDollars'],
  state: ['state'],
  income: ['incomeDoc'],
  product: ['product'],
  feeBuydown: ['feePct'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof RATE_INPUTS)[]>>;
export type KnownTable = keyof typeof KNOWN_TABLES;

/** The note rate tables that every rate sheet must have. */
export const REQUIRED_TABLES: readonly KnownTable[] = ['base', 'feeBuydown'];

/** Returns whether a note rate table is the standard one of this name. */
export function isTable({ name }: { readonly name: string }, known: KnownTable): boolean {
  return name === known;
}

/** The schema of one table of the note rate. */
export const ADJUSTMENT = {
  hitPolicy: 'UNIQUE',
  inputs: RATE_INPUTS,
  needs: [],
  output: z.object({ pct: StepPct.nullable() }),
} as const;

/** Returns the schema of a note rate table by name. The base table gives a rate and the others adjust it. */
export function adjustmentSchema(name: string) {
  const [, needs = []] = Object.entries(KNOWN_TABLES).find(([known]) => known === name) ?? [];
  const output = z.object({ pct: BasePct.nullable() });
  return { ...ADJUSTMENT, needs, ...(isTable({ name }, 'base') && { output }) };
}

/** A discount on the rate, in percent. */
const DiscountPct = StepPct.min(0, 'Must be 0 or more').max(
  HIGHEST_DISCOUNT_PCT,
  `Must be ${HIGHEST_DISCOUNT_PCT} or less: a discount is in percent (0.25, not 25)`,
);

export const DISCOUNTS = {
  hitPolicy: 'UNIQUE',
  inputs: { code: { kind: 'CHOICE', values: PartnerCode.options } },
  needs: ['code'],
  output: z.object({ pct: DiscountPct, kind: z.enum(['AUTOPAY', 'MEMBERSHIP', 'ALL_IN']) }),
} as const;

export const PRODUCTS = {
  hitPolicy: 'UNIQUE',
  inputs: { product: RATE_INPUTS.product },
  needs: ['product'],
  output: z.object({
    defaultFeePct: z.number().min(0).max(HIGHEST_ORIGINATION_FEE_PCT),
    /** The only ages that a credit decision may use (12 CFR 1002.6(b)(2)). */
    minimumAge: z.literal(
      [MINIMUM_AGE, SENIOR_AGE],
      `Must be ${MINIMUM_AGE}, or ${SENIOR_AGE} for the interest-only product`,
    ),
  }),
} as const;

export const TERMS = {
  hitPolicy: 'UNIQUE',
  inputs: { product: RATE_INPUTS.product, termYears: RATE_INPUTS.termYears },
  needs: ['product', 'termYears'],
  output: z.object({ offered: z.boolean() }),
} as const;

export const FEES = {
  hitPolicy: 'UNIQUE',
  inputs: { state: { kind: 'CHOICE', values: STATE_CODES } },
  needs: [],
  output: z.object({
    valuation: Dollars(HIGHEST_VALUATION_FEE),
    manualNotary: Dollars(HIGHEST_NOTARY_FEE),
    recording: Dollars(HIGHEST_RECORDING_FEE_CENTS / 100),
  }),
} as const;

/**
 * The average prime offer rates for comparable transactions (12 CFR 1026.35(a)(2)). The CFPB publishes them weekly by term. The date
 * of the sheet is their date.
 */
export const AVERAGE_PRIME_OFFER_RATE = {
  hitPolicy: 'UNIQUE',
  inputs: { termYears: RATE_INPUTS.termYears },
  needs: ['termYears'],
  output: z.object({
    pct: z
      .number('Must be a rate in percent')
      .min(1, 'Must be 1 or more: a rate in percent (6.35, not 0.0635)')
      .max(12, 'Must be 12 or less'),
  }),
} as const;

/**
 * Treasury yields by maturity, for the high-cost test of some states. The law uses the yield on the 15th of the month before the
 * application, so every month needs a version of the sheet.
 */
export const TREASURY_YIELD = {
  hitPolicy: 'UNIQUE',
  inputs: { maturityYears: { kind: 'CHOICE', values: MATURITIES_YEARS } },
  needs: ['maturityYears'],
  output: z.object({
    pct: z
      .number('Must be a yield in percent')
      .min(0.1, 'Must be 0.1 or more: a yield in percent (4.25, not 0.0425)')
      .max(12, 'Must be 12 or less'),
  }),
} as const;

/** Recording tax where a state lets its counties set it. Pricing doesn't use the county. */
export const COUNTY_TAX = {
  hitPolicy: 'UNIQUE',
  inputs: { county: { kind: 'CHOICE', values: Object.values(TAXING_COUNTIES) } },
  needs: ['county'],
  /** In percent of the line, with where it comes from and the day on which it was true. Null for a county without a figure. */
  output: z.object({
    pct: z.number('Must be a tax in percent of the line').positive('Must be more than 0').nullable(),
    source: z.string('Must be a text').trim().min(1, 'Must not be empty').nullish(),
    asOf: CivilDateSchema.nullish(),
  }),
} as const;

/** An APR within the allowed range, in percent. */
const AprPct = z
  .number()
  .min(LOWEST_APR_PCT, `Must be ${LOWEST_APR_PCT} or more`)
  .max(HIGHEST_APR_PCT, `Must be ${HIGHEST_APR_PCT} or less`);

/**
 * The dollar amounts of the federal points and fees test in a year that this release doesn't know: all three constants or none. The fee
 * is five percent of the line below which it applies, rounded (12 CFR 1026.32(a)(1)(ii)).
 */
export const FEDERAL_CONSTANTS = {
  federalYear: z
    .int('Must be a year')
    .min(2025, 'Must be a year such as 2027')
    .max(2100, 'Must be a year such as 2027'),
  federalSmallLineBelow: z
    .number()
    .min(20_000, 'Must be $20,000 or more')
    .max(60_000, 'Must be $60,000 or less'),
  federalSmallLineFees: z.number().min(1000, 'Must be $1,000 or more').max(3000, 'Must be $3,000 or less'),
};

export const CONSTANTS = {
  discountCap: DiscountPct,
  aprFloor: AprPct,
  aprCeiling: AprPct,
  rateStep: StepPct.positive('Must be more than 0').max(
    LARGEST_RATE_STEP_PCT,
    `Must be ${LARGEST_RATE_STEP_PCT} or less: rates rise in this step to reach the lowest APR`,
  ),
};
