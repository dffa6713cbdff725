import { HIGHEST_SCORE, LOWEST_SCORE } from '../facts/credit-score.ts';
import { Occupancy, PropertyType } from '../facts/home.ts';
import { Product, TERMS_YEARS } from '../facts/offers.facts.ts';
import { STATE_CODES } from '../states/us-states.ts';
import type { InputValues } from '../tables/inputs.ts';
import { HIGHEST_ORIGINATION_FEE_PCT, LARGEST_LINE_CENTS, SMALLEST_LINE_CENTS } from './fees.ts';
import { IncomeDoc } from './income-doc.ts';

/**
 * Every input that a rate sheet may use. Pricing sees no HMDA answer, age, name or place smaller than a state (12 CFR 1002.4, 1002.6).
 */
export const RATE_INPUTS = {
  fico: { kind: 'NUMBER', unit: 'points', from: LOWEST_SCORE, to: HIGHEST_SCORE, whole: true },
  cltvPct: { kind: 'NUMBER', unit: 'percent', from: 0, to: 100, whole: false },
  termYears: { kind: 'CHOICE', values: TERMS_YEARS },
  lineDollars: {
    kind: 'NUMBER',
    unit: 'dollars',
    from: SMALLEST_LINE_CENTS / 100,
    to: LARGEST_LINE_CENTS / 100,
    whole: false,
  },
  occupancy: { kind: 'CHOICE', values: Occupancy.options },
  lienPosition: { kind: 'CHOICE', values: [1, 2] },
  propertyType: { kind: 'CHOICE', values: PropertyType.options },
  state: { kind: 'CHOICE', values: STATE_CODES },
  incomeDoc: { kind: 'CHOICE', values: IncomeDoc.options },
  product: { kind: 'CHOICE', values: Product.options },
  feePct: { kind: 'NUMBER', unit: 'percent', from: 0, to: HIGHEST_ORIGINATION_FEE_PCT, whole: false },
} as const;

/** Every possible score in ascending order. */
export const SCORES: readonly number[] = Array.from(
  { length: RATE_INPUTS.fico.to - RATE_INPUTS.fico.from + 1 },
  (_, index) => RATE_INPUTS.fico.from + index,
);

export type RateInputs = InputValues<typeof RATE_INPUTS>;
