import { ORDINARY, type StateRules } from './state-rules.ts';

/** Oklahoma. Mortgage tax by term, $0.02 to $0.10 per $100. */
export const OK: StateRules = {
  ...ORDINARY,
  fips: '40',
  spouseSigns: true,
  recordingTax: {
    kind: 'BY_TERM',
    rows: [
      { monthsBelow: 24, centsPer100: 2 },
      { monthsBelow: 36, centsPer100: 4 },
      { monthsBelow: 48, centsPer100: 6 },
      { monthsBelow: 60, centsPer100: 8 },
      { monthsBelow: Infinity, centsPer100: 10 },
    ],
  },
};
