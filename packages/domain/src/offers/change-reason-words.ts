import type { TermsChange } from '../facts/change-reason.ts';

/** Why terms are others than those that were chosen or submitted. */
export const CHANGE_REASONS: Record<TermsChange, string> = {
  INCOME: 'The income we could verify differs from the income you stated.',
  PAYSTUBS: 'Income that is shown by pay stubs is priced differently from income that we read at its source.',
  RESERVES: 'A line of this size asks for savings that we could not verify.',
  UNDERWRITER: 'An underwriter approved the line on other terms.',
  VALUATION: 'The valuation of your home came in below the estimate that the first offer rested on.',
  COMPLIANCE: 'A limit of the law applies to the line that you chose.',
  AUTOPAY_DECLINED: 'You chose to pay by hand, so the discount for autopay fell away.',
  PRICE: 'The line that you chose no longer has a price that we may ask, and a smaller one has.',
  MANUAL_NOTARY: 'You chose a notary who comes to you, and the fee is taken from your draw.',
  REMOTE_NOTARY: 'You chose to meet the notary by video after all, and the fee is back in your draw.',
  CHOSEN_ANEW: 'Your offers were made again after you submitted your application, and you chose among them.',
  FILE: 'Something that the first offer rested on has changed.',
};
