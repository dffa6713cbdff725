import { ORDINARY, type StateRules } from './state-rules.ts';

const HIGH_RISK_HOME_LOAN = '815 ILCS 137/10';

/** Illinois. The High Risk Home Loan Act has a rate margin half a point lower and a stricter fee limit just above $20,000. */
export const IL: StateRules = {
  ...ORDINARY,
  fips: '17',
  spouseSigns: true,
  highCostMargin: { over: 'averagePrimeOfferRate', firstPct: 6, juniorPct: 8, source: HIGH_RISK_HOME_LOAN },
  // Under $20,000 the federal dollar amount is as low, because both follow the consumer price index.
  highCostFees: [
    { belowCents: 2_000_000, pct: 8 },
    { belowCents: Number.POSITIVE_INFINITY, pct: 5 },
  ],
};
