import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Party } from '../../vendors/parties.ts';

/** The borrower by name and address of contact, for providers that need to know no more. */
export function contactOf({ profile, contact }: Facts): Party {
  if (!profile) throw new Error('The borrower has no profile');
  const { firstName, middleName, lastName, suffix } = profile;
  return { firstName, middleName, lastName, suffix, email: contact?.email, phone: contact?.phone };
}

/** First to last name, as a person signs. */
export function fullNameOf({ profile }: Facts): string {
  const parts = [profile?.firstName, profile?.middleName, profile?.lastName, profile?.suffix];
  return parts.filter(Boolean).join(' ');
}
