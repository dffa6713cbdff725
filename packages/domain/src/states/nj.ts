import { cents } from '../money/cents.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/** New Jersey. The Home Ownership Security Act limits points and fees below the federal test. */
export const NJ: StateRules = {
  ...ORDINARY,
  fips: '34',
  spouseSigns: true,
  // New Jersey Statutes 46:10B-24.
  highCostFees: [
    { belowCents: 2_000_000, pct: 6, orLessCents: cents(100_000) },
    { belowCents: 4_000_000, pct: 6 },
    { belowCents: Number.POSITIVE_INFINITY, pct: 4.5 },
  ],
};
