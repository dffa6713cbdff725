import type { TermsChange } from '../facts/change-reason.ts';

/** Borrower copy: why the terms differ from those chosen or submitted. */
export const CHANGE_REASON_COPY: Record<TermsChange, string> = {
  INCOME: 'The income we could verify differs from the income you stated.',
  PAYSTUBS: 'Income shown by pay stubs is priced differently from income we verify automatically.',
  RESERVES: 'A line of this size requires savings we couldn’t verify.',
  UNDERWRITER: 'An underwriter approved your line on different terms.',
  VALUATION: 'Your home’s valuation came in below the estimate we used for your first offer.',
  COMPLIANCE: 'A legal limit applies to the line you chose.',
  AUTOPAY_DECLINED: 'You chose to pay manually, so the autopay discount no longer applies.',
  PRICE:
    'We can no longer offer the line you chose at a rate within our limits, but we can offer a smaller one.',
  MANUAL_NOTARY: 'You chose an in-person notary, and the fee is taken from your draw.',
  REMOTE_NOTARY: 'You switched back to meeting the notary by video, so the fee is back in your draw.',
  CHOSEN_ANEW: 'We updated your offers after you submitted your application, and you chose a new one.',
  FILE: 'Information we used for your first offer has changed.',
};
