import { OFFERS_HOLD_DAYS } from '@homeline/domain/offers/hold.ts';
import type { RepricingReason } from '@homeline/domain/offers/repricing-reason.ts';

/** Why the same line costs another amount than when it was last shown. */
export const REPRICED: Record<RepricingReason, string> = {
  EXPIRED: `We hold offers for ${OFFERS_HOLD_DAYS} days. Those you saw have expired, and these are today’s rates.`,
  INCOME: 'You changed your income, and the offers follow it.',
  VERIFIED_INCOME: 'The income we could verify is another than you stated, and the offers follow it.',
  LIENS:
    'You changed what is owed on your home, or which of it your line pays off, and the offers follow it.',
  FOUND_LIENS: 'Your line pays off a loan on your home that came to light, and the offers follow it.',
  REVIEWED_LIENS:
    'An underwriter found that a loan which you told us is on another home is on this one, and the offers follow it.',
  HOME_COSTS: 'You changed what your home costs each month, and the offers follow it.',
  VALUE: 'The value of your home was found to be another, and the offers follow it.',
  ASSETS: 'Your savings count now, and the offers follow them.',
  CREDIT: 'The full report on your credit differs from the first one, and the offers follow it.',
  FILE: 'Something that your offers rest on has changed.',
};
