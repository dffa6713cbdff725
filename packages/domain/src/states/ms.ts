import { ORDINARY, type StateRules } from './state-rules.ts';

/** Mississippi. */
export const MS: StateRules = {
  ...ORDINARY,
  fips: '28',
  securityInstrument: 'DEED_OF_TRUST',
  remoteNotary: 'NO',
  remoteNotaryNote: 'no remote law found',
};
