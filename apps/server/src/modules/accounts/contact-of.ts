import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Party } from '../../vendors/parties.ts';

/** Returns the borrower's name, email address and phone, for providers that need nothing else. */
export function contactOf({ profile, contact }: Facts): Party {
  if (!profile) throw new Error('The borrower has no profile');
  const { firstName, middleName, lastName, suffix } = profile;
  return { firstName, middleName, lastName, suffix, email: contact?.email, phone: contact?.phone };
}

/** Returns the borrower's full name as they sign it. */
export function fullNameOf({ profile }: Facts): string {
  const parts = [profile?.firstName, profile?.middleName, profile?.lastName, profile?.suffix];
  return parts.filter(Boolean).join(' ');
}
