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

/** What the borrower chose that costs something else on the same line: shown before and after, and not accepted anew. */
export const OwnChange = z.enum(['AUTOPAY_DECLINED', 'MANUAL_NOTARY', 'REMOTE_NOTARY']);
export type OwnChange = z.infer<typeof OwnChange>;

/** Why terms are others than those that were submitted, by whomever they were changed; `CHOSEN_ANEW` among offers that were made again. */
export const TermsChange = z.enum({ ...ChangeReason.enum, ...OwnChange.enum, CHOSEN_ANEW: 'CHOSEN_ANEW' });
export type TermsChange = z.infer<typeof TermsChange>;
