import * as z from 'zod';

/** What a borrower may correct after submission. */
export const CorrectionName = z.enum(['CONTACT', 'EMPLOYER', 'ACCOUNT', 'VESTING', 'HMDA']);
export type CorrectionName = z.infer<typeof CorrectionName>;

/** What is redone after a correction, in the order of the workflow. */
export const RedonePart = z.enum([
  'INCOME',
  'DECISION',
  'ACCOUNT',
  'TITLE',
  'COMPLIANCE',
  'CLOSING_DOCUMENTS',
]);
export type RedonePart = z.infer<typeof RedonePart>;
