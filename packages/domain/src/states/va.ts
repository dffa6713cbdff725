import { ORDINARY, type StateRules } from './state-rules.ts';

/** Virginia. Recordation tax $0.25 per $100 to the state and a third of it to the locality. */
export const VA: StateRules = {
  ...ORDINARY,
  fips: '51',
  securityInstrument: 'DEED_OF_TRUST',
  recordingTax: { kind: 'RATE', ratePct: 1 / 3 },
};
