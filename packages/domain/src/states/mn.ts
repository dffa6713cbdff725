import { civilDate } from '../dates/civil-date.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/** The day on which the statutes were read. */
const AS_OF = civilDate('2026-11-26');

/** Minnesota. Mortgage registry tax 0.23%, or 0.24% in Hennepin and Ramsey counties. */
export const MN: StateRules = {
  ...ORDINARY,
  fips: '27',
  spouseSigns: true,
  recordingTax: {
    kind: 'RATE',
    ratePct: 0.23,
    countyRates: {
      '27053': { pct: 0.24, source: 'Minn. Stat. §§ 287.035, 383B.80 (until 2027)', asOf: AS_OF },
      '27123': { pct: 0.24, source: 'Minn. Stat. §§ 287.035, 383A.80 (until 2027)', asOf: AS_OF },
    },
  },
};
