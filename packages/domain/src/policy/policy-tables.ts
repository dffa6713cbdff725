import * as z from 'zod';
import { Occupancy, OwnershipType, PropertyType } from '../facts/home.ts';
import { PropertyCondition } from '../facts/property.facts.ts';
import { MINIMUM_AGE } from '../people/age.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { consequenceSchema } from './consequence.ts';
import { LARGEST_LINE_CENTS, SMALLEST_LINE_CENTS } from './fees.ts';
import { RATE_INPUTS } from './rate-inputs.ts';

/** The schema of a credit policy: its tables by decision id, and its constants with their units. */

const Pct = z
  .number('Must be a percentage')
  .min(1, 'Must be a percentage (85, not 0.85)')
  .max(100, 'Must be 100 or less')
  .refine((pct) => Number(pct.toFixed(2)) === pct, 'Must have at most two decimals');
const Fico = z.int('Must be a credit score').min(300, 'Must be 300 or more').max(850, 'Must be 850 or less');
/** A share in percent, or 0. Rejects a fraction entered by mistake. */
const Share = z
  .number('Must be a percentage')
  .min(0, 'Must be 0 or more')
  .max(100, 'Must be 100 or less')
  .refine((pct) => pct === 0 || pct >= 1, 'Must be a percentage (70, not 0.7)');

const SMALLEST = SMALLEST_LINE_CENTS / 100;
const LARGEST = LARGEST_LINE_CENTS / 100;

/** A line that a borrower can request, in dollars. */
const Line = z
  .number('Must be an amount in dollars')
  .min(SMALLEST, `Must be $${SMALLEST} or more`)
  .max(LARGEST, `Must be $${LARGEST} or less`);

const times = { kind: 'NUMBER', unit: 'times', from: 0, to: 1000, whole: true } as const;
const months = { kind: 'NUMBER', unit: 'months', from: 0, to: 1200, whole: true } as const;
const days = { kind: 'NUMBER', unit: 'days', from: 0, to: 100_000, whole: true } as const;
const dollars = { kind: 'NUMBER', unit: 'dollars', from: -1e9, to: 1e9, whole: false } as const;
const yesNo = { kind: 'YES_NO' } as const;

const HOME = {
  propertyType: { kind: 'CHOICE', values: PropertyType.options },
  occupancy: { kind: 'CHOICE', values: Occupancy.options },
  state: { kind: 'CHOICE', values: STATE_CODES },
} as const;

/** Limits by score. Null where the policy doesn't lend. */
export const LIMITS_BY_SCORE = {
  hitPolicy: 'UNIQUE',
  inputs: { fico: RATE_INPUTS.fico },
  needs: ['fico'],
  output: z
    .object({
      maxCltvPct: Pct.nullable(),
      maxDtiPct: Pct.nullable(),
      maxLine: Line.nullable(),
    })
    .superRefine((limits, problem) => {
      const empty = Object.entries(limits).flatMap(([column, limit]) => (limit === null ? [column] : []));
      if (empty.length === 0 || empty.length === Object.keys(limits).length) return;
      for (const column of empty)
        problem.addIssue({
          code: 'custom',
          path: [column],
          message: 'Must have a value: a score has all of its limits or none',
        });
    }),
} as const;

/** Lower limits by occupancy, property type and state. Null where nothing lowers the limit by score. */
export const LIMITS_BY_HOME = {
  hitPolicy: 'COLLECT',
  inputs: HOME,
  needs: [],
  output: z.object({
    minFico: Fico.nullable(),
    maxCltvPct: Pct.nullable(),
    maxDtiPct: Pct.nullable(),
    maxLine: Line.nullable(),
  }),
} as const;

/** Property eligibility rules. */
export const PROPERTY_RULES = {
  hitPolicy: 'COLLECT',
  inputs: {
    ...HOME,
    condition: { kind: 'CHOICE', values: PropertyCondition.options },
    ownership: { kind: 'CHOICE', values: OwnershipType.options },
    /** Days since the newest transfer of title. */
    daysSinceTransfer: days,
    listedForSale: yesNo,
  },
  needs: [],
  output: consequenceSchema(['INELIGIBLE_PROPERTY'], ['AA23', 'AA24', 'AA27', 'AA28', 'AA29', 'AA30']),
} as const;

/** Credit rules. The workflow handles a borrower without a credit file (workflow/credit.steps.ts). */
export const CREDIT_RULES = {
  hitPolicy: 'COLLECT',
  inputs: {
    /** The score less the minimum score for the home. */
    scoreAboveMinimum: { kind: 'NUMBER', unit: 'points', from: -550, to: 550, whole: true },
    monthsSinceChapter7: months,
    monthsSinceChapter13: months,
    monthsSinceForeclosure: months,
    monthsSinceShortSale: months,
    lates30In12: times,
    lates60In12: times,
    lates90In24: times,
    pastDueNow: yesNo,
    /** Judgments and tax liens. */
    openItems: times,
    /** True when staff approved the late payments. `openItemsPassed` is the same for open items. */
    delinquencyCured: yesNo,
    openItemsPassed: yesNo,
  },
  needs: [],
  output: consequenceSchema(
    ['CREDIT_SCORE_DECLINE', 'DECLINED', 'DELINQUENCY_REVIEW', 'UW_REVIEW'],
    ['AA15', 'AA16', 'AA17', 'AA18', 'AA19', 'AA20', 'AA21', 'AA22', 'AA24', 'AA26'],
  ),
} as const;

/** Rules on the line that equity and income support. */
export const CAPACITY_RULES = {
  hitPolicy: 'COLLECT',
  inputs: {
    equityLineDollars: dollars,
    dtiLineDollars: dollars,
    assetsComplete: yesNo,
    /** Debts are below half of the DTI limit, so income is the shortfall. */
    debtsAreLow: yesNo,
  },
  needs: [],
  output: consequenceSchema(['DECLINED', 'DTI_DECLINE', 'ASSETS_PREQUAL'], ['AA08', 'AA09', 'AA23', 'AA24']),
} as const;

/** The use of an AVM: accepted, with a haircut, or not at all. */
export const VALUATION = {
  hitPolicy: 'UNIQUE',
  inputs: {
    deviation: { kind: 'NUMBER', unit: 'of 1', from: 0, to: 100, whole: false },
    confidenceScore: { kind: 'NUMBER', unit: 'points', from: 0, to: 100, whole: false },
    ageDays: days,
  },
  needs: ['deviation'],
  output: z.object({
    outcome: z.enum(['ACCEPTED', 'HAIRCUT', 'NOT_USABLE']),
    /** HAIRCUT only: the deviation above which the excess reduces the value (avm-haircut-checks.ts). */
    haircutFrom: z.number().min(0).max(1, 'Must be a fraction (0.13, not 13)').nullable(),
  }),
} as const;

/** The share of an asset that counts as income. It depends on age because early pension withdrawals cost a penalty. */
export const ASSETS = {
  hitPolicy: 'UNIQUE',
  inputs: {
    asset: { kind: 'CHOICE', values: ['CHECKING_SAVINGS', 'BROKERAGE', 'RETIREMENT'] },
    ageYears: { kind: 'NUMBER', unit: 'years', from: MINIMUM_AGE, to: 150, whole: true },
  },
  needs: ['asset'],
  output: z.object({ sharePct: Share }),
} as const;

/** The share of income other than pay that counts. */
export const INCOME = {
  hitPolicy: 'UNIQUE',
  inputs: {
    income: { kind: 'CHOICE', values: ['RETIREMENT_TAXABLE', 'RETIREMENT_TAX_FREE', 'SEPARATE_MAINTENANCE'] },
    monthsReceived: months,
    monthsRemaining: months,
  },
  needs: ['income'],
  output: z.object({
    countedPct: z
      .number()
      .min(0)
      .max(125)
      .refine((pct) => pct === 0 || pct >= 1, 'Must be a percentage (100, not 1)'),
  }),
} as const;

export const CONSTANTS = {
  smallestLine: Line,
  reservesAboveLine: z
    .number()
    .max(LARGEST, `Must be $${LARGEST} or less`)
    .refine(
      (dollars) => dollars === 0 || dollars >= SMALLEST,
      `Must be $${SMALLEST} or more, or 0 for every line: an amount in dollars`,
    ),
  reserveMonths: z.int().min(0).max(24),
  incomeTolerancePct: Share,
  opinionSupportsFromPct: Pct,
  opinionTolerancePct: Pct,
};
