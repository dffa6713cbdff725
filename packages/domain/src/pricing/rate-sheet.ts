import * as z from 'zod';
import { PartnerCode } from '../facts/application.facts.ts';
import { Product, TermYears } from '../facts/offers.facts.ts';
import { Occupancy, PropertyType } from '../facts/property.facts.ts';
import { CentsSchema } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import { limitsFor } from '../underwriting/limits.ts';
import type { CreditPolicy } from '../underwriting/policy.ts';
import { HIGHEST_ORIGINATION_FEE_PCT } from './fees.ts';

/** How income was shown. */
export const IncomeDoc = z.enum(['VERIFIED_AUTOMATED', 'MANUAL_PAYSTUB', 'ASSET_DEPLETION']);
export type IncomeDoc = z.infer<typeof IncomeDoc>;

const STEPS_PER_PCT = 20;

/** A rate or a change of rate in percent, a multiple of 0.05. */
const StepPct = z.number().refine((pct) => Number.isInteger(sumPct([pct]) * STEPS_PER_PCT), {
  error: 'Rates move in steps of 0.05',
});

const ProductRule = z.strictObject({
  termsYears: z.array(TermYears).min(1),
  defaultFeePct: z.number(),
  /** Every borrower who owns the home must have reached it. */
  minimumAge: z.int().min(18),
});

const Table = z.strictObject({
  version: z.string().min(1),
  /** Average prime offer rate as last loaded, percent (12 CFR 1026.35(a)(2)). Without it a person makes the test for high cost. */
  aporPct: z.number().min(0).optional(),
  /** Upper bounds of the bands of combined loan-to-value, each bound within its band. */
  cltvUpToPct: z.array(z.number()).min(1),
  /** From the highest score to the lowest, a rate per band; null where the sheet does not lend. */
  base: z.array(z.strictObject({ ficoFrom: z.int(), ratePct: z.array(StepPct.nullable()) })).min(1),
  termPct: z.record(z.enum(['5', '10', '15', '20', '30']), StepPct),
  occupancyPct: z.record(Occupancy, StepPct),
  lienPositionPct: z.record(z.enum(['1', '2']), StepPct),
  propertyTypePct: z.partialRecord(PropertyType, StepPct),
  /** By size of the line: the first row whose amount is above it. */
  lineBelow: z.array(z.strictObject({ lineCents: CentsSchema, pct: StepPct })).min(1),
  /** States that are not named add nothing. */
  statePct: z.record(z.string().length(2), StepPct),
  incomeDocPct: z.record(IncomeDoc, StepPct),
  productPct: z.record(Product, StepPct),
  /** Origination fees on offer, percent of the line, and what each takes off the rate. */
  feeOptions: z
    .array(z.strictObject({ feePct: z.number().min(0).max(HIGHEST_ORIGINATION_FEE_PCT), pct: StepPct }))
    .min(1),
  discounts: z.strictObject({
    autopayPct: StepPct,
    allInPct: StepPct,
    /** The best membership and autopay together take off no more than this. */
    capPct: StepPct,
    membershipPct: z.partialRecord(PartnerCode, StepPct),
  }),
  products: z.record(Product, ProductRule),
  /** Below the floor the rate rises by steps; above the ceiling there is no offer. */
  apr: z.strictObject({ floorPct: z.number(), ceilingPct: z.number(), stepPct: StepPct }),
});
export type RateSheet = z.infer<typeof Table>;

/**
 * An organisation's rate sheet as data: a decision table in which exactly one row of the base and one of each adjustment holds for
 * anything that can be asked. A note rate is their sum, percent.
 */
export const RateSheet = Table.superRefine((sheet, context) => {
  for (const message of structuralProblems(sheet)) context.addIssue({ code: 'custom', message });
});

function structuralProblems(sheet: RateSheet): string[] {
  const checks: [holds: boolean, problem: string][] = [
    [rises(sheet.cltvUpToPct), 'Bands of loan-to-value overlap'],
    [rises(sheet.base.map((row) => -row.ficoFrom)), 'Bands of scores overlap'],
    [rises(sheet.lineBelow.map((row) => row.lineCents)), 'Bands of line amounts overlap'],
    [rises(sheet.feeOptions.map((option) => option.feePct)), 'Fee options overlap'],
    ...sheet.base.flatMap(({ ficoFrom, ratePct }): [boolean, string][] => [
      [ratePct.length === sheet.cltvUpToPct.length, `Score ${ficoFrom} has not one rate per band`],
      [!hasGap(ratePct), `Score ${ficoFrom} has a gap between two rates`],
    ]),
    ...Object.values(sheet.products).map(({ defaultFeePct }): [boolean, string] => [
      sheet.feeOptions.some((option) => option.feePct === defaultFeePct),
      `The default fee ${defaultFeePct} is no fee option`,
    ]),
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function hasGap(rates: readonly (number | null)[]): boolean {
  return rates.some((rate, index) => rate === null && (rates[index + 1] ?? null) !== null);
}

function rises(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Infinity));
}

/**
 * Whatever a policy admits that a sheet has no price for. Empty when the two can be used together; anything else is an error when the
 * organisation is loaded.
 */
export function rateSheetGaps(sheet: RateSheet, policy: CreditPolicy): string[] {
  const lowest = policy.byFico.at(-1)?.ficoFrom ?? Infinity;
  const scores = [...sheet.base, ...policy.byFico]
    .map((row) => row.ficoFrom)
    .filter((fico) => fico >= lowest);
  const rates = scores.flatMap((fico) => {
    const { maxCltvPct } = limitsFor(policy, { fico, ...ORDINARY_HOME }) ?? { maxCltvPct: 0 };
    return baseRate(sheet, fico, maxCltvPct) === undefined
      ? [`No rate for score ${fico} up to ${maxCltvPct}%`]
      : [];
  });
  const types = PropertyType.options
    .filter((type) => policy.byPropertyType[type] && sheet.propertyTypePct[type] === undefined)
    .map((type) => `No rate for ${type}`);
  const largest = Math.max(...policy.byFico.map((row) => row.maxLineCents));
  const amounts = (sheet.lineBelow.at(-1)?.lineCents ?? 0) > largest ? [] : ['No rate for the largest line'];
  return [...new Set(rates), ...types, ...amounts];
}

const ORDINARY_HOME = { occupancy: 'PRIMARY', propertyType: 'SINGLE_FAMILY', state: '' } as const;

/** The base rate for a score and a combined loan-to-value; undefined where the sheet does not lend. */
export function baseRate(sheet: RateSheet, fico: number, cltvPct: number): number | undefined {
  const band = cltvBand(sheet, cltvPct);
  return sheet.base.find((row) => fico >= row.ficoFrom)?.ratePct[band] ?? undefined;
}

/** The band of a combined loan-to-value, counted from 0; beyond the last when no bound is as high. */
export function cltvBand(sheet: RateSheet, cltvPct: number): number {
  const band = sheet.cltvUpToPct.findIndex((bound) => cltvPct <= bound);
  return band < 0 ? sheet.cltvUpToPct.length : band;
}
