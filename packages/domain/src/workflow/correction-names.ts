import * as z from 'zod';

/** What a borrower may correct. Only what redoes nothing before submission. */
export const BorrowerCorrection = z.enum(['CONTACT', 'EMPLOYER', 'ACCOUNT', 'VESTING', 'HMDA']);
export type BorrowerCorrection = z.infer<typeof BorrowerCorrection>;

/** What staff may correct for the borrower. Only the borrower chooses the account that gets the money and answers the demographic questions. */
export const StaffCorrectionName = z.enum([
  'CONTACT',
  'PROFILE',
  'ADDRESS',
  'INCOME',
  'AMOUNT',
  'EMPLOYER',
  'VESTING',
]);
export type StaffCorrectionName = z.infer<typeof StaffCorrectionName>;

export type CorrectionName = BorrowerCorrection | StaffCorrectionName;

/** What is redone after a correction, in the order of the workflow. */
export const RedonePart = z.enum([
  'HOME',
  'OFFERS',
  'INCOME',
  'DECISION',
  'ACCOUNT',
  'IDENTITY',
  'TITLE',
  'COMPLIANCE',
  'CLOSING_DOCUMENTS',
]);
export type RedonePart = z.infer<typeof RedonePart>;
