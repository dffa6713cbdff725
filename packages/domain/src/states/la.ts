import { ORDINARY, type StateRules } from './state-rules.ts';

/** Louisiana. */
export const LA: StateRules = {
  ...ORDINARY,
  fips: '22',
  communityProperty: true,
  spouseSigns: true,
  mortgageWitnesses: 2,
  witnessNote: 'notary may not be a witness',
};
