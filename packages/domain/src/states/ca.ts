import { ORDINARY, type StateRules } from './state-rules.ts';

/** California. */
export const CA: StateRules = {
  ...ORDINARY,
  fips: '06',
  securityInstrument: 'DEED_OF_TRUST',
  communityProperty: true,
  spouseSigns: true,
  remoteNotary: 'NO_LOCAL',
  remoteNotaryNote: 'no California remote notaries before 2030; out-of-state remote acts recognized',
};
