import { ORDINARY, type StateRules } from './state-rules.ts';

/** Delaware. */
export const DE: StateRules = {
  ...ORDINARY,
  fips: '10',
  attorneyClosing: true,
  mortgageWitnesses: 1,
  witnessNote: 'may be the notary',
  remoteNotary: 'RESTRICTED',
  remoteNotaryNote: 'attorney supervision',
};
