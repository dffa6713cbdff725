import { cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/** Tennessee. Mortgage tax $0.115 per $100 above $2,000. */
export const TN: StateRules = {
  ...ORDINARY,
  fips: '47',
  securityInstrument: 'DEED_OF_TRUST',
  spouseSigns: true,
  recordingTax: {
    kind: 'PER_UNIT',
    taxCents: 11.5,
    unitCents: HUNDRED_DOLLARS,
    exemptFirstCents: cents(200_000),
  },
};
