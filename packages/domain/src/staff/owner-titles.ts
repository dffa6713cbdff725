import type { Owner } from '../workflow/step.ts';
import { isStaffRole, ROLE_COPY } from './staff-roles.ts';

/** Who acts at a step, where no desk does. */
const OTHERS: Partial<Record<Owner, string>> = {
  SYSTEM: 'Automatic',
  BORROWER: 'Borrower',
  ADDITIONAL_SIGNER: 'Other signers',
  EMPLOYER: 'Employer',
  BANK: 'Bank',
  COUNTY_RECORDER: 'County recorder',
};

/** Returns who acts at a step, as staff read it. */
export function ownerTitle(owner: string): string {
  return isStaffRole(owner) ? ROLE_COPY[owner].title : (OTHERS[owner as Owner] ?? owner);
}
