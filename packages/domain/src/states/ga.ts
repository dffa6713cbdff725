import { cents } from '../money/cents.ts';
import { FIVE_HUNDRED_DOLLARS, ORDINARY, type StateRules } from './state-rules.ts';

/** Georgia. Intangible tax $1.50 per $500 or fraction, at most $25,000; none on notes of three years or less. */
export const GA: StateRules = {
  ...ORDINARY,
  fips: '13',
  securityInstrument: 'SECURITY_DEED',
  attorneyClosing: true,
  mortgageWitnesses: 2,
  witnessNote: 'one must be the notary',
  remoteNotary: 'NO',
  remoteNotaryNote: 'no permanent remote law found',
  recordingTax: {
    kind: 'PER_UNIT',
    taxCents: 150,
    unitCents: FIVE_HUNDRED_DOLLARS,
    capCents: cents(2_500_000),
    exemptUpToMonths: 36,
  },
  // Official Code of Georgia § 7-6A-2(17)(B).
  highCostFees: [
    { belowCents: 2_000_000, pct: 8, orLessCents: cents(100_000) },
    { belowCents: Number.POSITIVE_INFINITY, pct: 5 },
  ],
};
