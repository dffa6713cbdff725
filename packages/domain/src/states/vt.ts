import { ORDINARY, type StateRules } from './state-rules.ts';

/** Vermont. */
export const VT: StateRules = {
  ...ORDINARY,
  fips: '50',
  attorneyClosing: true,
  spouseSigns: true,
  mortgageWitnesses: 1,
  witnessNote: 'may be the notary',
};
