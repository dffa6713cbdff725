import { ORDINARY, type StateRules } from './state-rules.ts';

/** District of Columbia. A residential deed of trust is exempt with a security affidavit; else 1.45%. */
export const DC: StateRules = {
  ...ORDINARY,
  fips: '11',
  securityInstrument: 'DEED_OF_TRUST',
  remoteNotaryNote: 'to be confirmed',
};
