import * as z from 'zod';

/** The income documentation type. */
export const IncomeDoc = z.enum(['VERIFIED_AUTOMATED', 'MANUAL_PAYSTUB', 'ASSET_DEPLETION']);
export type IncomeDoc = z.infer<typeof IncomeDoc>;
