import { ORDINARY, type StateRules } from './state-rules.ts';

/** Massachusetts. */
export const MA: StateRules = {
  ...ORDINARY,
  fips: '25',
  attorneyClosing: true,
  spouseSigns: true,
  remoteNotary: 'RESTRICTED',
  remoteNotaryNote: 'attorney-supervised real-estate remote closings',
};
