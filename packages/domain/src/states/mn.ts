import { ORDINARY, type StateRules } from './state-rules.ts';

/** Minnesota. Mortgage registry tax 0.23%, or 0.24% in Hennepin and Ramsey counties. */
export const MN: StateRules = {
  ...ORDINARY,
  fips: '27',
  spouseSigns: true,
  recordingTax: { kind: 'RATE', ratePct: 0.23, countyRatePct: { '27053': 0.24, '27123': 0.24 } },
};
