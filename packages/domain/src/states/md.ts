import { ORDINARY, type StateRules } from './state-rules.ts';

/** Maryland. Each county sets its recordation tax, $2.50 to $7.00 per $500 or fraction. */
export const MD: StateRules = {
  ...ORDINARY,
  fips: '24',
  securityInstrument: 'DEED_OF_TRUST',
  recordingTax: { kind: 'COUNTY_PER_500', minCents: 250, defaultCents: 500, maxCents: 700 },
};
