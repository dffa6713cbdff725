import * as z from 'zod';

/** Why offers were refreshed: they expired, or an input changed. */
export const RepricingReason = z.enum([
  'EXPIRED',
  'INCOME',
  'VERIFIED_INCOME',
  'LIENS',
  'FOUND_LIENS',
  'REVIEWED_LIENS',
  'HOME_COSTS',
  'VALUE',
  'ASSETS',
  'CREDIT',
  'CO_BORROWER',
  'CO_BORROWER_CREDIT',
  'WITHOUT_CO_BORROWER',
  'FILE',
]);
export type RepricingReason = z.infer<typeof RepricingReason>;
