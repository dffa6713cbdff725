import { ORDINARY, type StateRules } from './state-rules.ts';

const COVERED_LOAN = 'Md. Code, Com. Law § 12-124.1';

/**
 * Maryland. Each county sets its recordation tax, $2.50 to $7.00 per $500 or fraction. Covered loans follow the federal high-cost test
 * with percentages one point lower. We apply both its rate and its fee test to lines of credit, the conservative reading.
 */
export const MD: StateRules = {
  ...ORDINARY,
  fips: '24',
  securityInstrument: 'DEED_OF_TRUST',
  recordingTax: { kind: 'COUNTY_PER_500', minCents: 250, maxCents: 700 },
  highCostMargin: { over: 'averagePrimeOfferRate', firstPct: 5.5, juniorPct: 7.5, source: COVERED_LOAN },
  highCostFees: [
    { belowCents: 'FEDERAL_SMALL_LINE', pct: 7 },
    { belowCents: Number.POSITIVE_INFINITY, pct: 4 },
  ],
};
