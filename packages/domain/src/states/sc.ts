import { ORDINARY, type StateRules } from './state-rules.ts';

/** South Carolina. */
export const SC: StateRules = {
  ...ORDINARY,
  fips: '45',
  attorneyClosing: true,
  mortgageWitnesses: 2,
  witnessNote: 'one may be the notary',
  remoteNotary: 'NO',
  remoteNotaryNote: 'no remote law found',
};
