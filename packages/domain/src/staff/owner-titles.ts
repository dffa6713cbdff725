import type { Owner } from '../workflow/step.ts';
import { isStaffRole, type StaffRole } from './staff-roles.ts';

/** Who acts at a step, where no desk does. */
const OTHERS: Partial<Record<Owner, string>> = {
  SYSTEM: 'Automatic',
  BORROWER: 'Borrower',
  ADDITIONAL_SIGNER: 'Other signers',
  EMPLOYER: 'Employer',
  BANK: 'Bank',
  COUNTY_RECORDER: 'County recorder',
};

/** Returns who acts at a step, as the lender’s staff read it. */
export function ownerTitle(owner: string, titles: Readonly<Record<StaffRole, string>>): string {
  return isStaffRole(owner) ? titles[owner] : (OTHERS[owner as Owner] ?? owner);
}
