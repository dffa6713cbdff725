import { ORDINARY, type StateRules } from './state-rules.ts';

/** Indiana. */
export const IN: StateRules = {
  ...ORDINARY,
  fips: '18',
  mortgageWitnesses: 1,
  witnessNote: 'the witness also proves the signature before the notary',
};
