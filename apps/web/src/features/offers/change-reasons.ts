import type { Closing } from '@homeline/contract/disclosures/get-closing.ts';

/** Why terms changed after they were chosen. */
export const CHANGE_REASONS: Record<Closing['changes'][number]['reason'], string> = {
  INCOME: 'The income we could verify differs from the income you stated.',
  RESERVES: 'A line of this size asks for savings that we could not verify.',
  UNDERWRITER: 'An underwriter approved the line on other terms.',
  VALUATION: 'The valuation of your home came in below the estimate that the first offer rested on.',
  COMPLIANCE: 'A limit of the law applies to the line that you chose.',
  AUTOPAY_DECLINED: 'You chose to pay by hand, so the discount for autopay fell away.',
};
