import { cents } from '../money/cents.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/** New York. The borrower's share of the mortgage tax, from the basic half percent alone (Tax Law § 253(1)) to that of New York City; less $30. */
export const NY: StateRules = {
  ...ORDINARY,
  fips: '36',
  attorneyClosing: true,
  remoteNotaryNote: 'electronic notary registration',
  recordingTax: {
    kind: 'COUNTY_RATE',
    minPct: 0.5,
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
