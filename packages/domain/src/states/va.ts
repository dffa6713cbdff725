import { ORDINARY, type StateRules } from './state-rules.ts';

/** Virginia. Recordation tax $0.25 per $100 for the state plus a third of that for the locality. */
export const VA: StateRules = {
  ...ORDINARY,
  fips: '51',
  securityInstrument: 'DEED_OF_TRUST',
  recordingTax: { kind: 'RATE', ratePct: 1 / 3 },
};
