import type { RateInputs } from '../policy/rate-inputs.ts';

/** A line that every rate sheet prices; tests change one input. */
export const ORDINARY_LINE: RateInputs = {
  fico: 850,
  cltvPct: 0,
  termYears: 15,
  lineDollars: 50_000,
  occupancy: 'PRIMARY',
  lienPosition: 2,
  propertyType: 'SINGLE_FAMILY',
  state: 'OH',
  incomeDoc: 'VERIFIED_AUTOMATED',
  product: 'FIXED_TERM',
  feePct: 0,
};
