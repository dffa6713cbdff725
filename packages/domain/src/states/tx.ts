import { ORDINARY, type StateRules } from './state-rules.ts';

/**
 * Texas. A home equity line closes only at the office of the lender, an attorney or a title company: 7 TAC 153.15. The Constitution's
 * limits are in policy/texas.ts and its dates in rescission/rescission.ts.
 */
export const TX: StateRules = {
  ...ORDINARY,
  fips: '48',
  securityInstrument: 'DEED_OF_TRUST',
  communityProperty: true,
  spouseSigns: true,
  remoteNotary: 'NO',
  remoteNotaryNote: 'home-equity closing place rule: lender, attorney or title office only',
};
