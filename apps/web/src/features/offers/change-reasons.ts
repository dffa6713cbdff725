import type { RepricingReason } from '@homeline/domain/offers/repricing-reason.ts';

/** Why the same line costs another amount than when it was last shown. */
export const REPRICED: Record<RepricingReason, string> = {
  EXPIRED: 'We hold offers for thirty days. Those you saw have expired, and these are today’s rates.',
  INCOME: 'You changed your income, and the offers follow it.',
  VERIFIED_INCOME: 'The income we could verify is another than you stated, and the offers follow it.',
  LIENS: 'You changed which debts on the home stay, and the offers follow it.',
  VALUE: 'The value of your home was found to be another, and the offers follow it.',
  ASSETS: 'Your savings count now, and the offers follow them.',
  CREDIT: 'The full report on your credit differs from the first one, and the offers follow it.',
  FILE: 'Something that your offers rest on has changed.',
};
