import { HUNDRED_DOLLARS } from '../money/cents.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';

/** Florida. Documentary stamps $0.35 per $100 or fraction, intangible tax 0.2%. A credit union can be exempt. */
export const FL: StateRules = {
  ...ORDINARY,
  fips: '12',
  spouseSigns: true,
  recordingTax: { kind: 'STAMP_AND_RATE', stampCents: 35, unitCents: HUNDRED_DOLLARS, ratePct: 0.2 },
};
