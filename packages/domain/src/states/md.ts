import { ORDINARY, type StateRules } from './state-rules.ts';

/**
 * Maryland. Each county sets its recordation tax, $2.50 to $7.00 per $500 or fraction. Its covered loans are the federal high-cost ones with
 * comparison percentages one point lower: read as those of the rate.
 */
export const MD: StateRules = {
  ...ORDINARY,
  fips: '24',
  securityInstrument: 'DEED_OF_TRUST',
  recordingTax: { kind: 'COUNTY_PER_500', minCents: 250, defaultCents: 500, maxCents: 700 },
  highCostMargin: { firstPct: 5.5, juniorPct: 7.5, source: 'Md. Code, Com. Law § 12-124.1' },
};
