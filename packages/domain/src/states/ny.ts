import { cents } from '../money/cents.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/**
 * New York. The borrower's share of the mortgage tax, from the basic half percent (Tax Law § 253(1)) to New York City's, less $30. We
 * read its high-cost law conservatively: it covers lines of every amount. The interest rate of a line of credit is its APR (12 CFR
 * 1026.14(b)).
 */
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
  highCostMargin: {
    over: 'treasuryYield',
    firstPct: 8,
    juniorPct: 9,
    source: 'N.Y. Banking Law § 6-l(1)(g)(i)',
  },
  // Banking Law § 6-l(1)(g)(ii).
  highCostFees: [
    { belowCents: 5_000_000, pct: 6, orMoreCents: cents(150_000) },
    { belowCents: Number.POSITIVE_INFINITY, pct: 5 },
  ],
};
