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
