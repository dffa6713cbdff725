import { ORDINARY, type StateRules } from './state-rules.ts';

/** Indiana. */
export const IN: StateRules = {
  ...ORDINARY,
  fips: '18',
  mortgageWitnesses: 1,
  witnessNote: 'witness signature itself proved before the notary',
};
