import { cents } from '../money/cents.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/**
 * Massachusetts. We read its high-cost law conservatively: it covers lines of credit, and points and fees may always reach $400, as
 * enacted, without later increases.
 */
export const MA: StateRules = {
  ...ORDINARY,
  fips: '25',
  attorneyClosing: true,
  spouseSigns: true,
  remoteNotary: 'RESTRICTED',
  remoteNotaryNote: 'attorney-supervised real-estate remote closings',
  highCostMargin: {
    over: 'treasuryYield',
    firstPct: 8,
    juniorPct: 9,
    source: 'Mass. Gen. Laws c. 183C, § 2',
  },
  // General Laws chapter 183C, section 2.
  highCostFees: [{ belowCents: Number.POSITIVE_INFINITY, pct: 5, orMoreCents: cents(40_000) }],
};
