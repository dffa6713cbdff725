import { ORDINARY, type StateRules } from './state-rules.ts';

/** California. */
export const CA: StateRules = {
  ...ORDINARY,
  fips: '06',
  securityInstrument: 'DEED_OF_TRUST',
  communityProperty: true,
  spouseSigns: true,
  remoteNotary: 'NO_LOCAL',
  // For counsel: whether a loan of this size (section 22250) or a lender with another license is exempt. The statement does no harm then.
  statementOfLoan: 'California Financial Code, section 22337',
  remoteNotaryNote: 'no California remote notaries before 2030; out-of-state remote acts recognized',
};
