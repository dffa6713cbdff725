import { HUNDRED_DOLLARS } from '../money/cents.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/** Alabama. Mortgage tax: $0.15 per $100 or fraction. */
export const AL: StateRules = {
  ...ORDINARY,
  fips: '01',
  spouseSigns: true,
  recordingTax: { kind: 'PER_UNIT', taxCents: 15, unitCents: HUNDRED_DOLLARS },
};
