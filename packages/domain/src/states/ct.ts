import { ORDINARY, type StateRules } from './state-rules.ts';

/** Connecticut. */
export const CT: StateRules = {
  ...ORDINARY,
  fips: '09',
  attorneyClosing: true,
  mortgageWitnesses: 2,
  witnessNote: 'one may be the notary',
  remoteNotary: 'NO',
  remoteNotaryNote: 'remote law excludes real-estate closings',
};
