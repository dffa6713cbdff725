import * as z from 'zod';

/** Why terms changed after they were chosen. */
export const ChangeReason = z.enum([
  'INCOME',
  'PAYSTUBS',
  'RESERVES',
  'UNDERWRITER',
  'VALUATION',
  'COMPLIANCE',
  'AUTOPAY_DECLINED',
  'PRICE',
  'FILE',
]);
export type ChangeReason = z.infer<typeof ChangeReason>;

/** The borrower's own choices that change the cost of the same line. They need no new acceptance. */
export const BorrowerChange = z.enum(['AUTOPAY_DECLINED', 'MANUAL_NOTARY', 'REMOTE_NOTARY']);
export type BorrowerChange = z.infer<typeof BorrowerChange>;

/** Why current terms differ from the submitted ones. `CHOSEN_ANEW` means that the borrower chose again after a reoffer. */
export const TermsChange = z.enum({
  ...ChangeReason.enum,
  ...BorrowerChange.enum,
  CHOSEN_ANEW: 'CHOSEN_ANEW',
});
export type TermsChange = z.infer<typeof TermsChange>;
