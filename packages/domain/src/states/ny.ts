import { cents } from '../money/cents.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/** New York. The borrower's share of the mortgage tax, less $30. New York City's 1.80% exceeds the most that we allow. */
export const NY: StateRules = {
  ...ORDINARY,
  name: 'New York',
  fips: '36',
  attorneyClosing: true,
  remoteNotaryNote: 'electronic notary registration',
  recordingTax: {
    kind: 'COUNTY_RATE',
    minPct: 0.75,
    defaultPct: 1.05,
    maxPct: 1.8,
    deductCents: cents(3000),
  },
  // Banking Law § 6-l(1)(g)(ii).
  highCostFees: [
    { belowCents: 5_000_000, pct: 6, orMoreCents: cents(150_000) },
    { belowCents: Number.POSITIVE_INFINITY, pct: 5 },
  ],
};
