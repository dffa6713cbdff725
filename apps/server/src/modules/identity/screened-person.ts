import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Party } from '../../vendors/parties.ts';
import { contactOf } from '../accounts/contact-of.ts';

/** Returns the borrower's contact data with the decrypted date of birth, for identity and sanctions checks. */
export function screenedPerson(context: Context, key: ApplicationKey, facts: Facts): Party {
  return { ...contactOf(facts), dob: dobOf(context, key, facts) };
}
